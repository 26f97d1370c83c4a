import * as v from 'valibot'
import { type ConfigFile, readConfigFile } from './config-file.ts'
import { field, flag, listOf, objectOf, text, type Values } from './fields.ts'
import { ownBlockName } from './own-block.ts'
import { type SiteConfig, siteConfigFields, siteConfigFile } from './site-config.ts'

/** The fields of `site.json` that only the index command uses. The application never reads them. */
const publishFields = {
  /** Whether the index command writes an HTML file for each page (docs/publishing.md). */
  pageHeads: flag,
  /** The accent color in each color scheme. */
  accent: objectOf({ light: text, dark: text }),
  /** The site's own style sheet, below the content folder. */
  stylesheet: text,
  /** Names of the site's own blocks: `blocks/NAME.js` below the content folder defines the custom element NAME. */
  blocks: listOf(field({ phrase: 'block-name' }, v.pipe(v.string(), v.maxLength(64), v.regex(ownBlockName)))),
  /** Folders whose pages are sorted by their date, newest first, and have a feed: `/blog/`. */
  series: listOf(field({ phrase: 'text' }, v.pipe(v.string(), v.regex(/^\/(?:(?!\.)[^/]+\/)+$/)))),
}

export type PublishConfig = Values<typeof publishFields>

/** All fields of `site.json`. */
export const siteFields = { ...siteConfigFields, ...publishFields }

/** Reads all fields of `site.json`. */
export const readSiteFields = (json: unknown): ConfigFile<SiteConfig & PublishConfig> =>
  readConfigFile(siteFields, siteConfigFile, json)
