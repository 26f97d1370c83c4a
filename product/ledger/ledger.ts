import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonText } from '../../scripts/shared/json-text.ts'
import type { Checked } from '../../src/content/checked.ts'
import { type ProductLanguage, productLanguages } from '../pages/product-languages.ts'

/** Statements of a page that were checked in one way. */
interface Check {
  readonly statements: number
  /** Release of the product, or a provider's documentation. */
  readonly against: string
  /** `yyyy-MM-dd`. */
  readonly date: string
}

export interface PageChecks {
  /** Statements of the English page that scenarios prove. */
  readonly run?: Check
  /** Other statements that were compared with the product's source, by the language in which they were read. */
  readonly read?: { readonly [language in ProductLanguage]?: Check }
  /** Statements from a provider's documentation. */
  readonly provider?: Check
}

/** Checks by page, as a file below the folder of a language (`guide/webdav.md`). */
export type Ledger = Readonly<Record<string, PageChecks>>

const ledgerFile = join(import.meta.dirname, 'ledger.json')
const checkedFile = 'public/content/checked.json'

export async function readLedger(): Promise<Ledger> {
  return JSON.parse(await readFile(ledgerFile, 'utf8'))
}

/** Returns a ledger in which the pages have these counts of run statements, and no others. */
export function withRuns(
  ledger: Ledger,
  runs: ReadonlyMap<string, number>,
  of: Omit<Check, 'statements'>,
): Ledger {
  const files = [...new Set([...Object.keys(ledger), ...runs.keys()])].toSorted()
  return Object.fromEntries(
    files.flatMap((file) => {
      const { run: _, ...others } = ledger[file] ?? {}
      const statements = runs.get(file)
      const checks: PageChecks = statements === undefined ? others : { run: { statements, ...of }, ...others }
      return Object.keys(checks).length === 0 ? [] : [[file, checks] as const]
    }),
  )
}

/**
 * Returns what each page says of itself, by its file in the folder of its language: the statements that were run, or
 * read in the source, for the latest release, and the earliest day. A page counts only what was done for its own
 * language. Statements from a provider's documentation are not compared with the product.
 */
export function checkedOf(ledger: Ledger): Readonly<Record<string, Checked>> {
  return Object.fromEntries(
    productLanguages
      .flatMap((language) => Object.entries(ledger).map(([file, checks]) => ({ language, file, checks })))
      .flatMap(({ language, file, checks: { run, read } }) => {
        const checks = [language === 'en' ? run : undefined, read?.[language]].filter(
          (check) => check !== undefined,
        )
        const latest = checks.toSorted((one, other) => other.date.localeCompare(one.date))[0]
        if (!latest) return []
        const counted = checks.filter(({ against }) => against === latest.against)
        const [date = latest.date] = counted.map((check) => check.date).toSorted()
        const statements = counted.reduce((sum, check) => sum + check.statements, 0)
        return [[`${language}/${file}`, { against: latest.against, date, statements }] as const]
      }),
  )
}

/** Writes the ledger, and what the pages say of themselves. */
export async function writeLedger(ledger: Ledger): Promise<void> {
  await writeFile(ledgerFile, jsonText(ledger))
  await writeFile(checkedFile, jsonText(checkedOf(ledger)))
}
