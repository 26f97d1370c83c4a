import type { Fault } from '../../../src/check/page-rule.ts'
import { inLocale } from '../../../src/content/page-path.ts'
import { locales } from '../../../src/locales/locale.ts'
import type { PageFacts } from '../page-facts.ts'
import type { Rule } from '../rule.ts'
import type { Structure } from '../structure-of.ts'

/** A part of a page, as it is compared and as it is named in a message. */
interface Part {
  readonly sign: string
  readonly name: string
  readonly line: number
  /** Differs freely from another that does. */
  readonly isLoose?: boolean
}

/** What the two languages share. A new kind of part is one row. */
const kinds: readonly {
  readonly kind: string
  readonly partsOf: (structure: Structure) => readonly Part[]
  readonly mend: string
}[] = [
  {
    kind: 'heading',
    mend: 'Give both pages the same headings in the same order.',
    partsOf: ({ headings }) =>
      headings.map(({ level, id, line }) => ({
        sign: String(level),
        name: `${'#'.repeat(level)} …{#${id}}`,
        line,
      })),
  },
  {
    kind: 'table',
    mend: 'Give both tables the same columns and rows.',
    partsOf: ({ tables }) =>
      tables.map(({ columns, rows, line }) => ({
        sign: `${columns} ${rows}`,
        name: `a table of ${columns} columns and ${rows} rows`,
        line,
      })),
  },
  {
    kind: 'row of a table',
    mend: 'Write the same keys, options or messages as code in the first cells of both rows.',
    partsOf: ({ tables }) =>
      tables.flatMap(({ keys }) =>
        keys.map(({ key, hasWords, line }) => ({
          sign: key,
          isLoose: hasWords,
          name: key === '' ? 'one without code' : `that of \`${key}\``,
          line,
        })),
      ),
  },
  {
    kind: 'fence',
    mend: 'Show the same code blocks in the same order.',
    partsOf: ({ fences }) =>
      fences.map(({ language, line }) => ({
        sign: language,
        name: `a fence of ${language || 'no language'}`,
        line,
      })),
  },
  {
    kind: 'container',
    mend: 'Use the same containers and tabs in the same order.',
    partsOf: ({ containers }) =>
      containers.map(({ name, tabs, line }) => ({
        sign: `${name} ${tabs}`,
        name: tabs > 0 ? `${name} with ${tabs} tabs` : `a container ${name}`,
        line,
      })),
  },
  {
    kind: 'numbered list',
    mend: 'Give both lists the same steps.',
    partsOf: ({ steps }) =>
      steps.map(({ count, line }) => ({ sign: String(count), name: `a list of ${count} steps`, line })),
  },
]

/** A translation has the bones of its original: headings with their ids, tables, code, containers, steps. */
export const structure: Rule = {
  id: 'structure',
  severity: 'error',
  ofSite: (site) => {
    const [original, ...others] = locales
    if (!original) return []
    return site.pages
      .filter(({ address }) => address.locale === original.id)
      .flatMap((page) =>
        others.flatMap(({ id }) => {
          const translated = site.pageAt(inLocale(page.address, id))
          if (!translated) return []
          return differences(page, translated).map((fault) => ({ ...fault, file: translated.file }))
        }),
      )
  },
}

function differences(original: PageFacts, translated: PageFacts): readonly Fault[] {
  return [
    ...kinds.flatMap(({ kind, partsOf, mend }) => {
      const theirs = partsOf(original.structure)
      const ours = partsOf(translated.structure)
      const index = theirs.findIndex((part, at) => !isSame(part, ours[at]))
      const first = index < 0 && ours.length > theirs.length ? theirs.length : index
      if (first < 0) return []
      const theirPart = theirs[first]
      const their = theirPart ? `${theirPart.name} in line ${theirPart.line}` : 'none any more'
      const ourPart = ours[first]
      return [
        {
          line: ourPart?.line ?? translated.structure.lastLine,
          what: `The ${ordinal(first + 1)} ${kind} is ${ourPart?.name ?? 'missing'}; ${original.file} has ${their}.`,
          mend,
        },
      ]
    }),
    ...idDifferences(original, translated),
  ]
}

const isSame = (one: Part, other: Part | undefined): boolean =>
  one.sign === other?.sign || (one.isLoose === true && other?.isLoose === true)

/** Ids are compared only where the headings are the same ones. */
function idDifferences(original: PageFacts, translated: PageFacts): readonly Fault[] {
  const theirs = original.structure.headings
  const ours = translated.structure.headings
  const areSame = theirs.length === ours.length && theirs.every(({ level }, at) => level === ours[at]?.level)
  if (!areSame) return []
  return theirs.flatMap(({ id }, at) => {
    const own = ours[at]
    if (!own || own.id === id) return []
    const what = `The heading has the id ${own.id}, its counterpart in ${original.file} has ${id}.`
    return [{ line: own.line, what, mend: `Write {#${id}} behind it.` }]
  })
}

function ordinal(number: number): string {
  const endings = new Map([
    [1, 'st'],
    [2, 'nd'],
    [3, 'rd'],
  ])
  const isTeen = Math.floor((number % 100) / 10) === 1
  return `${number}${isTeen ? 'th' : (endings.get(number % 10) ?? 'th')}`
}
