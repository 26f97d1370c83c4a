import * as v from 'valibot'
import type { FaultWords } from '../locales/check-words.ts'
import { commentConfig } from './comment-config.ts'
import {
  either,
  field,
  flag,
  listOf,
  number,
  objectOf,
  oneOf,
  orFalse,
  readFields,
  recordOf,
  text,
  textList,
  type Values,
} from './fields.ts'
import type { ContentIssue } from './issue.ts'
import { languageRedirectConfig } from './language-redirect.ts'
import { searchConfig } from './search-config.ts'
import { watermarkOptions } from './watermark-options.ts'

/** Where a configuration file stands, below the content folder. */
export const siteConfigFile = 'site.json'

export const navbarParts = ['brand', 'links', 'language', 'repository', 'outlook', 'search'] as const
export type NavbarPart = (typeof navbarParts)[number]
const part = oneOf(navbarParts)

/** Tags a configuration may add to the head: nothing that runs or fetches a script. */
export const headTags = ['meta', 'link'] as const

/** Words of one language that the configuration gives. */
const localeConfig = objectOf({
  title: text,
  description: text,
  footer: text,
  copyright: text,
  /** What the sponsorship banner says below its label. */
  sponsorship: text,
  /** Texts of the interface in the site's own words: by group and name as in `locales/en.ts`. */
  texts: recordOf(recordOf(text)),
})

/** Every field of `site.json` (Spec §3 "Site data", "Site configuration", "Edit-link settings" and the services of §7). */
export const siteConfigFields = {
  locales: recordOf(localeConfig),
  /** The site's public address without a path, for canonical links and the sitemap. None: the address the reader used. */
  siteUrl: text,
  head: listOf(field({ phrase: 'tag' }, v.tuple([v.picklist(headTags), v.record(v.string(), v.string())]))),
  /** Style sheets of icon fonts, by https address. Nothing of another site is loaded unless one is named here (Checklist L5). */
  iconStylesheets: listOf(text),
  repo: text,
  repoLabel: text,
  repoDisplay: flag,
  logo: text,
  logoDark: text,
  navbarTitle: orFalse(text),
  navbarLayout: objectOf({ start: listOf(part), center: listOf(part), end: listOf(part) }),
  navbarAutoHide: oneOf(['always', 'mobile', 'none']),
  hideSiteNameOnMobile: flag,
  prevLink: flag,
  nextLink: flag,
  displayFooter: flag,
  darkmode: oneOf(['switch', 'toggle', 'enable', 'disable']),
  fullscreen: flag,
  editLink: flag,
  lastUpdated: flag,
  contributors: flag,
  /** What the history tells of a contributor's address: enough to tell two people apart (default), or the address. */
  contributorEmails: oneOf(['hash', 'plain']),
  /** The page that tells how to translate, from the language's home: `guide/contribute/translate.html`. None: no link. */
  translateGuide: text,
  /** The repository that holds the content; `repo` where absent. */
  docsRepo: text,
  docsBranch: text,
  docsDir: text,
  editLinkPattern: text,
  /** Where problems of a page are reported; `:title` and `:address` are filled in. None: no link. */
  reportLink: text,
  breadcrumb: flag,
  breadcrumbIcon: flag,
  toc: flag,
  headerDepth: number,
  pageInfo: orFalse(textList),
  author: text,
  license: text,
  /** The banner below an article, and where it leads. Off unless `banner` is true (Spec §2 "sponsorship label"). */
  sponsorship: objectOf({ banner: flag, link: text, image: text, imageDark: text }),
  /** Origins whose video and audio files pages may play; they come when a reader asks for them. */
  mediaOrigins: listOf(text),
  comment: commentConfig,
  search: searchConfig,
  languageRedirect: languageRedirectConfig,
  /** Over every page that does not say `watermark: false`. */
  watermark: either(flag, watermarkOptions),
  /** Addresses of the API servers by key (Spec §3 "API base address list"); a key without one is listed but cannot be chosen. */
  apiServers: objectOf({ cf: text, cn: text, de: text }),
  /** Client ids that this site's redirect addresses are registered for, by service of the token tools. Never a secret. */
  toolClients: recordOf(text),
}

export type SiteConfig = Values<typeof siteConfigFields>

/**
 * What stands for a `site.json` that is not there yet or could not be had: a site that shows its pages and offers nothing that needs an
 * address. Its identity tells it from a configuration that is known and says nothing.
 */
export const unknownSiteConfig: SiteConfig = {}

export function readSiteConfig(json: unknown): {
  readonly config: SiteConfig
  readonly issues: readonly ContentIssue[]
} {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return {
      config: {},
      issues: [configIssue(siteConfigFile, { kind: 'config-object' })],
    }
  }
  const { values, faults } = readFields(siteConfigFields, json as Record<string, unknown>)
  const issues = faults.map(({ name, expects }) =>
    configIssue(siteConfigFile, { kind: 'config-field', values: { name, expects } }),
  )
  return { config: values, issues }
}

/** An issue of a configuration file. JSON gives no lines for values, so it names the file's first. */
export function configIssue(file: string, fault: FaultWords): ContentIssue {
  return { ...fault, file, line: 1 }
}

/** The style sheets of icon fonts that may load: those that a configuration names, over https only. */
export function iconSheetsOf({ iconStylesheets = [] }: SiteConfig): readonly string[] {
  return iconStylesheets.filter((url) => URL.canParse(url) && new URL(url).protocol === 'https:')
}
