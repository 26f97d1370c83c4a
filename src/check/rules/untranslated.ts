import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { scriptOf } from '../../content/script.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'

const blocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'containerTitle'])

/** Text with fewer words and no other script may be a name, a list of names, or a file. */
const fewestWords = 5
/** English sentences contain lowercase words; rows of names do not. */
const fewestLowerCase = 3

/**
 * Reports English paragraphs, headings, and cells on pages of languages with another script. Code and names are ignored.
 * In languages with Latin letters, translated text cannot be distinguished.
 */
export const untranslated: PageRule = {
  id: 'untranslated',
  severity: 'warning',
  ofPage: (open) => {
    if (scriptOf(open.page.textLocale) === 'Latn') return []
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

/** Returns the words of a block, without code and addresses. */
function wordsOf(block: Nodes): string {
  const parts: string[] = []
  visit(block, 'text', ({ value }) => {
    parts.push(value.replace(/https?:\/\/\S+/g, ' '))
  })
  return parts.join(' ')
}

function isEnglishSentence(text: string): boolean {
  // A list of names with full-width punctuation counts as translated.
  if (/[^\p{Script=Latin}\P{L}]|[、，。；：]/u.test(text)) return false
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  const lowerCase = words.filter((word) => word === word.toLowerCase())
  return words.length >= fewestWords && lowerCase.length >= fewestLowerCase
}
