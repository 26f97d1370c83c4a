import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'

const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'containerTitle'])

/** Fewer words without Han may be a name, a list of names or a file. */
const fewestWords = 5
/** English sentences have words in lower case; rows of names do not. */
const fewestLowerCase = 3

/** A Chinese page is in Chinese: no paragraph, heading or cell of English words. Code and names are left alone. */
export const untranslated: PageRule = {
  id: 'untranslated',
  severity: 'warning',
  ofPage: (open) => {
    if (open.page.textLocale !== 'zh') return []
    const faults: Fault[] = []
    for (const node of open.nodes) {
      if (!blocks.has(node.type)) continue
      const text = wordsOf(node)
      if (!isEnglishSentence(text)) continue
      const values = { text: text.slice(0, 60).trim() }
      faults.push({ line: open.lineOf(node), kind: 'text-untranslated', values })
    }
    return [...faults, ...description(open)]
  },
}

function description(open: OpenPage): readonly Fault[] {
  const fields = ['title', 'description'] as const
  return fields.flatMap((name) =>
    isEnglishSentence(open.page.metadata[name] ?? '')
      ? [{ line: open.content.lines[name] ?? 1, kind: 'field-untranslated', values: { name } }]
      : [],
  )
}

/** What is said in a block: code and addresses say nothing. */
function wordsOf(block: Nodes): string {
  const parts: string[] = []
  visit(block, 'text', ({ value }) => {
    parts.push(value.replace(/https?:\/\/\S+/g, ' '))
  })
  return parts.join(' ')
}

function isEnglishSentence(text: string): boolean {
  // Chinese punctuation alone makes a list of names Chinese.
  if (/[\p{Script=Han}、，。；：]/u.test(text)) return false
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  const lowerCase = words.filter((word) => word === word.toLowerCase())
  return words.length >= fewestWords && lowerCase.length >= fewestLowerCase
}
