/*
 * Replaces the package `extend` in the build (lean-packages.ts). unified copies and merges the settings of
 * plugins with it, which are plain objects and lists.
 */

type Settings = Readonly<Record<string, unknown>>

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Returns `target` with the settings of `source`; nested objects are merged. */
export default function extend(_deep: true, target: Settings, source: Settings): Settings {
  const copies = Object.entries(source).map(([name, value]) => {
    const own = target[name]
    if (Array.isArray(value)) return [name, [...value]]
    return [name, isSettings(value) ? extend(true, isSettings(own) ? own : {}, value) : value]
  })
  return Object.assign(target, Object.fromEntries(copies))
}
