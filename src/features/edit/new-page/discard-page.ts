import { parsedJson } from '../../../config/is-record.ts'
import { sidebarFileOf } from '../../../content/navigation-config.ts'
import { addressOfFile } from '../../../content/page-path.ts'
import { withoutRows } from '../../../move/moved-json.ts'
import { removeUnusedImages } from '../images/remove-unused-images.ts'
import { storeDrafts, storedDrafts } from '../page-drafts.ts'
import type { Draft } from '../preview/draft.ts'

/** The drafts of a new page, and of the menus that list it. */
export interface NewPageDrafts {
  /** The page in its languages. */
  readonly pages: readonly Draft[]
  /** The menus without its rows. */
  readonly menus: readonly Draft[]
}

/** Returns what belongs to the draft of a new page. */
export function draftsOfNewPage(file: string, drafts: readonly Draft[]): NewPageDrafts {
  const name = file.slice(file.indexOf('/'))
  const pages = drafts.filter((one) => one.base === undefined && localeOf(one) + name === one.file)
  const gone = new Map(pages.map((one) => [one.file, `${localeOf(one)}/README.md`]))
  const menus = drafts.flatMap((one) => {
    const isMenu = pages.some((page) => menuOf(page) === one.file)
    if (!isMenu || parsedJson(one.text) === undefined) return []
    const text = withoutRows(one.text, one.file, gone)
    return text === one.text ? [] : [{ ...one, text }]
  })
  return { pages, menus }
}

function menuOf({ file }: Draft): string | undefined {
  const locale = addressOfFile(file)?.locale
  return locale && sidebarFileOf(locale)
}

const localeOf = ({ file }: Draft) => file.slice(0, file.indexOf('/'))

/** Removes a new page from the device: its drafts in all languages, its rows in menus, and its images. */
export async function discardNewPage(file: string): Promise<void> {
  const { pages, menus } = draftsOfNewPage(file, storedDrafts())
  storeDrafts(
    menus,
    pages.map((page) => page.file),
  )
  await removeUnusedImages()
}
