import type { Fault } from '../../../src/check/page-rule.ts'
import type { FaultKind, Phrase } from '../../../src/config/locales/check-words.ts'
import { localeIds } from '../../../src/config/locales/each-locale.ts'
import { inLocale } from '../../../src/content/page-path.ts'
import type { PageFacts } from '../page-facts.ts'
import type { Rule } from '../rule.ts'
import type { Structure } from '../structure-of.ts'

/** A part of a page, as compared and as named in messages. */
interface Part {
  readonly sign: string
  readonly name: Phrase
  readonly line: number
  /** Whether it may differ from another such part. */
  readonly isLoose?: boolean
}

/** The parts that all languages must share. Add a row for a new one. */
const kinds = [
  {
    kind: 'structure-heading',
    partsOf: ({ headings }) =>
      headings.map(({ level, id, line }) => ({
        sign: String(level),
        name: { phrase: 'heading', values: { marks: '#'.repeat(level), id } },
        line,
      })),
  },
  {
    kind: 'structure-table',
    partsOf: ({ tables }) =>
      tables.map(({ columns, rows, line }) => ({
        sign: `${columns} ${rows}`,
        name: { phrase: 'table', values: { columns, rows } },
        line,
      })),
  },
  {
    kind: 'structure-row',
    partsOf: ({ tables }) =>
      tables.flatMap(({ keys }) =>
        keys.map(({ key, hasWords, line }) => ({
          sign: key,
          isLoose: hasWords,
          name: key === '' ? { phrase: 'row-keyless' } : { phrase: 'row', values: { key } },
          line,
        })),
      ),
  },
  {
    kind: 'structure-fence',
    partsOf: ({ fences }) =>
      fences.map(({ language, line }) => ({
        sign: language,
        name: language === '' ? { phrase: 'fence-plain' } : { phrase: 'fence', values: { language } },
        line,
      })),
  },
  {
    kind: 'structure-container',
    partsOf: ({ containers }) =>
      containers.map(({ name, tabs, line }) => ({
        sign: `${name} ${tabs}`,
        name:
          tabs > 0 ? { phrase: 'tabs', values: { name, tabs } } : { phrase: 'container', values: { name } },
        line,
      })),
  },
  {
    kind: 'structure-steps',
    partsOf: ({ steps }) =>
      steps.map(({ count, line }) => ({
        sign: String(count),
        name: { phrase: 'steps', values: { count } },
        line,
      })),
  },
] as const satisfies readonly {
  readonly kind: FaultKind
  readonly partsOf: (structure: Structure) => readonly Part[]
}[]

/** Requires a translation to have its original's structure: headings with their IDs, tables, code, containers, steps. */
export const structure: Rule = {
  id: 'structure',
  severity: 'error',
  ofSite: (site) =>
    site.pages.flatMap((page) => {
      // The first language that has the page is the original.
      const [original, ...translations] = localeIds.flatMap(
        (id) => site.pageAt(inLocale(page.address, id)) ?? [],
      )
      if (original !== page) return []
      return translations.flatMap((translated) =>
        differences(original, translated).map((fault) => ({ ...fault, file: translated.file })),
      )
    }),
}

function differences(original: PageFacts, translated: PageFacts): readonly Fault[] {
  return [
    ...kinds.flatMap(({ kind, partsOf }): readonly Fault[] => {
      const theirs: readonly Part[] = partsOf(original.structure)
      const ours: readonly Part[] = partsOf(translated.structure)
      const index = theirs.findIndex((part, at) => !isSame(part, ours[at]))
      const first = index < 0 && ours.length > theirs.length ? theirs.length : index
      if (first < 0) return []
      const values = {
        number: first + 1,
        own: ours[first]?.name ?? ({ phrase: 'missing' } as const),
        original: original.file,
        theirs: described(theirs[first]),
      }
      return [{ line: ours[first]?.line ?? translated.structure.lastLine, kind, values }]
    }),
    ...idDifferences(original, translated),
  ]
}

const isSame = (one: Part, other: Part | undefined): boolean =>
  one.sign === other?.sign || (one.isLoose === true && other?.isLoose === true)

/** Compares IDs, but only if the headings are the same. */
function idDifferences(original: PageFacts, translated: PageFacts): readonly Fault[] {
  const theirs = original.structure.headings
  const ours = translated.structure.headings
  const areSame = theirs.length === ours.length && theirs.every(({ level }, at) => level === ours[at]?.level)
  if (!areSame) return []
  return theirs.flatMap(({ id }, at) => {
    const own = ours[at]
    if (!own || own.id === id) return []
    const values = { own: own.id, original: original.file, theirs: id, mark: `{#${id}}` }
    return [{ line: own.line, kind: 'structure-id' as const, values }]
  })
}

/** Returns the phrase for a part with its line, or for a missing one. */
function described(part: Part | undefined): Phrase {
  if (!part) return { phrase: 'none-any-more' }
  return { phrase: 'in-line', values: { part: part.name, line: part.line } }
}
