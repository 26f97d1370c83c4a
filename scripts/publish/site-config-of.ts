import { join } from 'node:path'
import { readJsonWithPositions } from '../../src/content/json-positions.ts'
import { type PublishConfig, readPublishConfig } from '../../src/content/publish-config.ts'
import { readSiteConfig, type SiteConfig, siteConfigFile } from '../../src/content/site-config.ts'
import { readRegularFile } from '../content/list-files.ts'

/**
 * Returns the configuration of a content folder; empty if no file can be read, which the reader of
 * the tree reports.
 */
export async function siteConfigOf(content: string): Promise<SiteConfig & PublishConfig> {
  const read = readJsonWithPositions(
    (await readRegularFile(join(content, siteConfigFile)))?.toString('utf8') ?? '',
  )
  if (read.kind !== 'read') return {}
  return { ...readSiteConfig(read.value).config, ...readPublishConfig(read.value).config }
}
