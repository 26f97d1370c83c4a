import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSiteConfig, type SiteConfig, siteConfigFile } from '../../src/content/site-config.ts'

/** The configuration of a content folder; an empty one where there is none that can be read: who reads the tree says so. */
export async function siteConfigOf(content: string): Promise<SiteConfig> {
  try {
    return readSiteConfig(JSON.parse(await readFile(join(content, siteConfigFile), 'utf8'))).config
  } catch {
    return {}
  }
}
