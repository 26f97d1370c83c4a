import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Family, Scenario } from './scenario.ts'

const folder = join(import.meta.dirname, 'families')

/** A scenario with the name of its file. */
export interface Named extends Scenario {
  /** `family/id` */
  readonly name: string
  readonly family: string
}

/** Returns the scenarios of every file in `families/`, in the order of the files. */
export async function readScenarios(): Promise<readonly Named[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).toSorted()
  const families = await Promise.all(
    files.map(async (file) => {
      const { scenarios }: { scenarios: Family } = await import(pathToFileURL(join(folder, file)).href)
      const family = file.replace(/\.ts$/, '')
      return scenarios.map((scenario) => ({ ...scenario, family, name: `${family}/${scenario.id}` }))
    }),
  )
  return families.flat()
}
