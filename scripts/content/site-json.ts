import { join } from 'node:path'
import { readJsonWithPositions } from '../../src/content/json-positions.ts'
import { type PublishConfig, readSiteFields } from '../../src/content/publish-config.ts'
import { type SiteConfig, siteConfigFile } from '../../src/content/site-config.ts'
import { readSiteFile, type SiteFile } from '../../src/content/site-files.ts'
import { readRegularFile } from './list-files.ts'

/** Returns the value of a JSON file of a content folder; `undefined` if it cannot be read, which `readConfiguration` reports. */
export async function jsonIn(content: string, file: string): Promise<unknown> {
  const text = (await readRegularFile(join(content, file)))?.toString('utf8') ?? ''
  const read = readJsonWithPositions(text)
  return read.kind === 'read' ? read.value : undefined
}

/** Returns what a configuration file says, as the application reads it. */
export async function siteFileIn<T>(content: string, source: SiteFile<T>): Promise<T> {
  return readSiteFile(source, await jsonIn(content, source.file)).value
}

/** Returns `site.json` with the fields that only publishing needs. */
export async function siteConfigOf(content: string): Promise<SiteConfig & PublishConfig> {
  const json = await jsonIn(content, siteConfigFile)
  return json === undefined ? {} : readSiteFields(json).value
}
