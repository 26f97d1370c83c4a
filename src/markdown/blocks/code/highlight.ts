import type { Element, ElementContent, Root } from 'hast'
import type { LanguageFn } from 'highlight.js'
import rehypeHighlight from 'rehype-highlight'
import { VFile } from 'vfile'
import { createTurns } from '../../../browser/in-turn.ts'
import { loadLate } from '../../../browser/load-late.ts'
import { grammarOf } from './languages.ts'
import { withUnderscoresInWords } from './markdown-grammar.ts'

/** One block after the other: many wait for the same grammar. */
const inTurn = createTurns()

/** Each grammar of highlight.js is a separate file; only the ones that a page uses are fetched. */
const grammars = import.meta.glob<{ readonly default: LanguageFn }>([
  '../../../../node_modules/highlight.js/es/languages/*.js',
  '!../../../../node_modules/highlight.js/es/languages/*.js.js',
])

/** Cached per grammar: preparing a grammar costs more than highlighting a few lines. */
const colorers = new Map<string, ReturnType<typeof rehypeHighlight>>()

function colorerOf(name: string, grammar: LanguageFn) {
  const known = colorers.get(name)
  const used = name === 'markdown' ? withUnderscoresInWords(grammar) : grammar
  const colorer = known ?? rehypeHighlight({ languages: { [name]: used }, detect: false })
  colorers.set(name, colorer)
  return colorer
}

const addressOf = (name: string) => `../../../../node_modules/highlight.js/es/languages/${name}.js`

/**
 * Highlights code: returns its text as nodes with highlight.js classes.
 *
 * @returns `undefined` for a language without a grammar, whose text stays plain
 * @throws if the grammar cannot be fetched
 */
export async function highlight(
  source: string,
  language: string,
): Promise<readonly ElementContent[] | undefined> {
  const name = grammarOf(language)
  const load = grammars[addressOf(name)]
  const grammar = load && (await loadLate(load))
  if (!grammar) return undefined
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${name}`] },
    children: [{ type: 'text', value: source }],
  }
  const root: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }],
  }
  await inTurn(() => colorerOf(name, grammar.default)(root, new VFile()))
  return code.children
}
