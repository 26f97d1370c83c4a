import { type LocaleId, rootLocale } from '../../../config/locales/locale.ts'
import { sidebarFileOf } from '../../../content/navigation-config.ts'
import { addressOfFile, inLocale, type PageAddress } from '../../../content/page-path.ts'
import { draftOf, storeDrafts } from '../page-drafts.ts'
import type { Draft } from '../preview/draft.ts'
import { withMenuRow } from './menu-row.ts'

/** What an editor enters for a new page. */
export interface NewPage {
  /** Below the folder of a language, such as `guide/install/nas.md`. */
  readonly path: string
  /** In each language that gets the page. */
  readonly titles: ReadonlyMap<LocaleId, string>
  /** The page below which it is listed, if both are in one folder. */
  readonly below: PageAddress
}

/** `taken`: the site or a draft has this page. `full`: the device can't store the drafts. Then, nothing was stored. */
export type CreatedPage =
  | { readonly kind: 'created'; readonly drafts: readonly Draft[] }
  | { readonly kind: 'taken' | 'full' }

/** Returns the path of a new page as it was meant, with its extension; `undefined` if no page can have it. */
export function pagePathOf(entered: string): string | undefined {
  const path = entered
    .trim()
    .replace(/^\/+/, '')
    .replace(/(?:\.(?:html|md))?$/, '.md')
  const isPage = addressOfFile(`${rootLocale.id}/${path}`) !== undefined
  return isPage && !/[\s\p{Cc}\\?#%:*"<>|]|\/\//u.test(path) ? path : undefined
}

/** Returns a name for the file of a page with this title; '' if the title has no Latin letters or digits. */
export const pageNameOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')

/**
 * Stores drafts of a new page in its languages, and of the menus that list it: all of them, or none.
 *
 * @param load returns the published text of a file, `undefined` if there is none; throws if that can't be known
 */
export async function createPage(
  { path, titles, below }: NewPage,
  load: (file: string) => Promise<string | undefined>,
): Promise<CreatedPage> {
  const drafts: Draft[] = []
  for (const [locale, title] of titles) {
    const file = `${locale}/${path}`
    const address = addressOfFile(file)
    if (!address || draftOf(file) || (await load(file)) !== undefined) return { kind: 'taken' }
    drafts.push({ file, text: `---\ntitle: ${yamlText(title)}\ndescription: \n---\n\n` })
    const menu = sidebarFileOf(locale)
    const published = await load(menu)
    const present = draftOf(menu) ?? { text: published, base: published }
    const text =
      present.text === undefined
        ? undefined
        : withMenuRow(present.text, { address, title, below: inLocale(below, locale) })
    if (text !== undefined)
      drafts.push({ file: menu, text, ...(present.base !== undefined && { base: present.base }) })
  }
  return storeDrafts(drafts) ? { kind: 'created', drafts } : { kind: 'full' }
}

/** Returns a text as a value of YAML, in quotes if it needs them. */
const yamlText = (text: string) =>
  /^[\p{L}\p{N}][\p{L}\p{N} ,.()/+-]*$/u.test(text) && !/^(?:true|false|null|yes|no|[\d.,+-]+)$/i.test(text)
    ? text
    : JSON.stringify(text)
