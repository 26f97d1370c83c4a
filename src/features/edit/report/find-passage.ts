import { openPage } from '../../../check/open-page.ts'
import { includeLoader, loadYaml, textToEdit } from '../../../data/page-query.ts'
import { openDraft } from '../open-draft.ts'
import { draftOf } from '../page-drafts.ts'
import type { Draft } from '../preview/draft.ts'
import { blockOfElement } from '../preview/shown-blocks.ts'
import { type SourceBlock, sourceBlocksOf } from '../preview/source-blocks.ts'

/** A passage of a page, in its draft. */
export interface FoundPassage {
  readonly draft: Draft
  readonly block: SourceBlock
}

/**
 * Finds the block of an element of a page in its Markdown, or in the draft of it on this device.
 *
 * @returns `undefined` if it is not in the page's own text, such as in an included part
 */
export async function findPassage(
  file: string,
  element: Element,
  names: { readonly own: string; readonly other: string },
): Promise<FoundPassage | undefined> {
  const article = element.closest('article')
  const answer = await textToEdit(file)
  if (!answer || !article) return undefined
  const stored = draftOf(file)
  // Only its editor hands in a move or a deletion with all that belongs to it.
  if (stored?.isDeleted || stored?.movedFrom !== undefined) return undefined
  const { draft } = openDraft(file, stored, answer.text, names)
  const open = await openPage(draft.text, file, includeLoader('saved'), undefined, loadYaml)
  const block = open && blockOfElement(article, sourceBlocksOf(open), element)
  return block && { draft, block }
}

/** Replaces the source of a block. Returns `undefined` if `change` does. */
export function changeBlock(
  text: string,
  { start, end }: SourceBlock,
  change: (source: string) => string | undefined,
): string | undefined {
  const lines = text.split('\n')
  const offsetOf = ({ line, column }: SourceBlock['start']) =>
    lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, column - 1)
  const changed = change(text.slice(offsetOf(start), offsetOf(end)))
  return changed === undefined
    ? undefined
    : text.slice(0, offsetOf(start)) + changed + text.slice(offsetOf(end))
}
