import { isRecord, type JsonObject, parsedJson } from '../../src/config/is-record.ts'
import { jsonText } from '../shared/json-text.ts'
import { engineName, engineVersion } from '../shared/own-command.ts'

/** The commands of a new site, as npm runs them. */
const ownScripts = {
  dev: `${engineName} dev`,
  check: `${engineName} check`,
  build: `${engineName} build`,
}

/**
 * Returns the text of a site's `package.json` with the scripts and the version of the engine.
 *
 * @param text the present file, which may already have the package as a dependency; empty if there is none
 */
export function projectFile(text: string, title: string): string {
  const present = readObject(text)
  const isInstalled = ['dependencies', 'devDependencies'].some((field) => {
    const packages = present[field]
    return isRecord(packages) && engineName in packages
  })
  return jsonText({
    ...(text === '' && { name: packageName(title), private: true }),
    ...present,
    scripts: { ...(isRecord(present.scripts) ? present.scripts : {}), ...ownScripts },
    ...(!isInstalled && {
      devDependencies: {
        ...(isRecord(present.devDependencies) ? present.devDependencies : {}),
        [engineName]: `^${engineVersion}`,
      },
    }),
    [engineName]: { version: engineVersion },
  })
}

/** Returns the version of the engine in the text of a `package.json`; `undefined` if it records none. */
export function recordedVersion(text: string): string | undefined {
  const own = readObject(text)[engineName]
  return isRecord(own) && typeof own.version === 'string' ? own.version : undefined
}

/** Returns the text of a `package.json` with another version of the engine. */
export function recordVersion(text: string, version: string): string {
  return jsonText({ ...readObject(text), [engineName]: { version } })
}

function readObject(text: string): JsonObject {
  const value = parsedJson(text)
  return isRecord(value) ? value : {}
}

const packageName = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'docs'
