import { openPage } from '../check/open-page.ts'
import { parsedJson } from '../config/is-record.ts'
import { checkedFile } from '../content/checked.ts'
import { addressOfFile, pathnameOf } from '../content/page-path.ts'
import { translatedText } from '../content/translation.ts'
import { movedJson, withoutPages, withoutRows } from './moved-json.ts'
import { type Moves, movedLink } from './moved-link.ts'
import { mayLead, movedText, withLinks } from './moved-text.ts'

/** The texts of pages and JSON files, by their paths below the content folder. */
type Texts = ReadonlyMap<string, string>

/** @returns 16 hex digits, as translations record them */
type Hash = (text: string) => string

/**
 * Returns the texts that differ after files were moved, by their new paths: links in pages, menus, and settings lead to the
 * new places, moved pages record their old addresses, and translations that were current stay so. Files that should be JSON
 * and aren't stay as they are.
 *
 * @param unpublished pages whose present address nobody knows
 */
export function textsAfterMove(
  texts: Texts,
  moves: Moves,
  hashOf: Hash,
  unpublished: ReadonlySet<string> = new Set(),
): Promise<Texts> {
  return changedTexts(texts, moves, hashOf, (text, file) =>
    file.endsWith('.md')
      ? movedText(text, file, moves, unpublished.has(file))
      : ifJson(text, () => movedJson(text, file, moves)),
  )
}

/**
 * Returns the texts that differ after pages were deleted. Their readers come to other pages: links lead there, and
 * redirects too. The pages disappear from menus, and settings name the other pages.
 *
 * @param heirs the page for the readers of each deleted one
 */
export async function textsAfterDeletion(texts: Texts, heirs: Moves, hashOf: Hash): Promise<Texts> {
  const left = new Map([...texts].filter(([file]) => !heirs.has(file)))
  return changedTexts(left, heirs, hashOf, (text, file) => {
    if (file.endsWith('.md')) return inheritingText(text, file, { texts, heirs })
    return ifJson(text, () => {
      if (/\/(?:sidebar|navbar)\.json$/.test(file)) return withoutRows(text, file, heirs)
      return file === checkedFile ? withoutPages(text, heirs) : movedJson(text, file, heirs)
    })
  })
}

/** Returns the text of a page whose links to deleted pages lead to their heirs, without the sections they had. */
async function inheritingText(
  text: string,
  file: string,
  { texts, heirs }: { readonly texts: Texts; readonly heirs: Moves },
): Promise<string> {
  const next = (url: string) => movedLink(url, file, heirs)?.split('#', 1)[0] ?? url
  const own = addressOfFile(file)
  const left = [...heirs].filter(([, heir]) => heir === file).map(([old]) => old)
  if (!own || left.length === 0) return mayLead(text, heirs) ? withLinks(text, file, next) : text
  const added = await Promise.all(left.map((old) => pathsTo(old, texts.get(old) ?? '')))
  return withLinks(text, file, next, { added: added.flat(), own: pathnameOf(own) })
}

/** Returns the addresses that lead to a page: those of its redirects, and its own. */
async function pathsTo(file: string, text: string): Promise<readonly string[]> {
  const address = addressOfFile(file)
  const { redirectFrom = [] } = (await openPage(text, file, async () => undefined))?.page.metadata ?? {}
  return [...redirectFrom, ...(address ? [pathnameOf(address)] : [])]
}

const ifJson = (text: string, change: () => string) => (parsedJson(text) === undefined ? text : change())

async function changedTexts(
  texts: Texts,
  moves: Moves,
  hashOf: Hash,
  change: (text: string, file: string) => string | Promise<string>,
): Promise<Texts> {
  const after = new Map<string, string>()
  const marks = new Map<string, string>()
  for (const [file, text] of texts) {
    const next = await change(text, file)
    after.set(moves.get(file) ?? file, next)
    if (next !== text && file.endsWith('.md'))
      marks.set(hashOf(translatedText(text)), hashOf(translatedText(next)))
  }
  for (const [file, text] of after) {
    const mark = basedOn.exec(text)
    const now = mark?.[1] === undefined ? undefined : marks.get(mark[1])
    if (mark && now !== undefined)
      after.set(
        file,
        text.replace(mark[0], () => `basedOn: "${now}"`),
      )
  }
  return new Map([...after].filter(([file, text]) => texts.get(file) !== text))
}

const basedOn = /^basedOn:[ \t]*["']?([0-9a-f]{16})["']?[ \t]*$/m
