/** The last chosen tab in each group of tabs, by group ID (Spec §4 "Tab groups"). */
export type TabChoices = Readonly<Record<string, string>>

/** Parses stored tab choices, or returns `undefined` for any other text. */
export function readTabChoices(text: string): TabChoices | undefined {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
    return Object.fromEntries(Object.entries(json).filter((entry) => typeof entry[1] === 'string'))
  } catch {
    return undefined
  }
}
