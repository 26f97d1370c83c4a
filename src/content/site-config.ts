import * as v from 'valibot'
import { commentConfig } from './comment-config.ts'
import { type ConfigFile, readConfigFile } from './config-file.ts'
import {
  either,
  field,
  flag,
  listOf,
  number,
  objectOf,
  oneOf,
  orFalse,
  recordOf,
  text,
  textList,
  type Values,
} from './fields.ts'
import { languageRedirectConfig } from './language-redirect.ts'
import { searchConfig } from './search-config.ts'
import { siteVersions } from './version-config.ts'
import { watermarkOptions } from './watermark-options.ts'

/** Path of the configuration file below the content folder. */
export const siteConfigFile = 'site.json'

export const navbarParts = [
  'brand',
  'links',
  'versions',
  'language',
  'repository',
  'outlook',
  'search',
] as const
export type NavbarPart = (typeof navbarParts)[number]
const part = oneOf(navbarParts)

/** Elements that a configuration can add to the head: none that run or fetch a script. */
export const headTags = ['meta', 'link'] as const

/** The configured texts of one language. */
const localeConfig = objectOf({
  title: text,
  description: text,
  footer: text,
  copyright: text,
  /** The text below the label of the sponsorship banner. */
  sponsorship: text,
  /** Whether pages may be missing. They are then shown in another language, and the content check requires none. */
  partial: flag,
  /** Custom interface texts, by group and name as in `locales/en/texts.ts`. */
  texts: recordOf(recordOf(text)),
})

/** The fields of `site.json` (Spec §3 "Site data", "Site configuration", "Edit-link settings", and the services of §7). */
export const siteConfigFields = {
  locales: recordOf(localeConfig),
  /** The site's public origin, for canonical links and the sitemap. Default: the origin the reader used. */
  siteUrl: text,
  versions: siteVersions,
  head: listOf(field({ phrase: 'tag' }, v.tuple([v.picklist(headTags), v.record(v.string(), v.string())]))),
  /**
   * Style sheets of icon fonts, as https addresses. Nothing is loaded from other sites unless it is listed
   * here (Spec L5).
   */
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
  /** Whether readers can correct a page beside it. Default: if the page has an edit link. */
  edit: flag,
  lastUpdated: flag,
  contributors: flag,
  /** Names to show for contributors, by their name or email address in git. `false` leaves a contributor out. */
  contributorNames: recordOf(orFalse(text)),
  /**
   * How the history publishes a contributor's email address: as a hash (default), which is enough to
   * distinguish people, or in plain text.
   */
  contributorEmails: oneOf(['hash', 'plain']),
  /** The page about translating, relative to the language's home: `guide/contribute/translate.html`. Default: no link. */
  translateGuide: text,
  /** The repository that contains the content. Default: `repo`. */
  docsRepo: text,
  docsBranch: text,
  docsDir: text,
  editLinkPattern: text,
  /** The kind of code host of `docsRepo`. Default: recognized by its address (`code-host.ts`). */
  docsHost: oneOf(['github', 'gitlab', 'gitea']),
  /** Whether editors can hand in changes as pull requests from the site. The policy then allows the host's interface. */
  pullRequests: flag,
  /** Where readers report a page's problems; `:title` and `:address` are replaced. Default: no link. */
  reportLink: text,
  breadcrumb: flag,
  breadcrumbIcon: flag,
  toc: flag,
  headerDepth: number,
  pageInfo: orFalse(textList),
  author: text,
  license: text,
  /** The banner below an article, and its link. Off unless `banner` is true (Spec §2 "sponsorship label"). */
  sponsorship: objectOf({ banner: flag, link: text, image: text, imageDark: text }),
  /** Origins of video and audio files that pages can play. They load only when a reader asks for them. */
  mediaOrigins: listOf(text),
  /** Content check rules that are switched off for the whole site, each with a reason. */
  checkOff: recordOf(text),
  /**
   * What the content check reports: `recommended` (default) reports what breaks for readers, `strict` also the house
   * rules. `severity` sets the severity of a rule, and switches on one that the preset leaves out.
   */
  check: objectOf({
    preset: oneOf(['recommended', 'strict']),
    severity: recordOf(oneOf(['error', 'warning'])),
  }),
  comment: commentConfig,
  search: searchConfig,
  languageRedirect: languageRedirectConfig,
  /** Shown on every page without `watermark: false`. */
  watermark: either(flag, watermarkOptions),
  /**
   * Addresses of the API servers by key (Spec §3 "API base address list"). A key without an address is listed
   * but cannot be chosen.
   */
  apiServers: objectOf({ cf: text, cn: text, de: text }),
  /** Parts of the paths of pages that show the API server selector. Default: `/drivers/` if `apiServers` is set. */
  apiServerPages: textList,
  /** Client IDs registered with this site's redirect URIs, by service of the token tools. Never a secret. */
  toolClients: recordOf(text),
  /** `true` switches the token tools on where the host sends no headers. */
  toolsWithoutHeaders: flag,
}

export type SiteConfig = Values<typeof siteConfigFields>

/**
 * Used while `site.json` is loading or if it could not be loaded: the site shows its pages but nothing that
 * needs an address. Compare by identity to distinguish it from an empty configuration.
 */
export const unknownSiteConfig: SiteConfig = {}

/** Reads the fields of `site.json` that the application uses. */
export const readSiteConfig = (json: unknown): ConfigFile<SiteConfig> =>
  readConfigFile(siteConfigFields, siteConfigFile, json)

/** Returns the content check rules that a configuration switches off with a reason. */
export function rulesOff({ checkOff = {} }: SiteConfig): readonly string[] {
  return Object.entries(checkOff).flatMap(([rule, reason]) => (reason === '' ? [] : [rule]))
}
