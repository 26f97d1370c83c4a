import type { Alist, ServerName } from './alist.ts'
import type { Expected, Observed } from './observed.ts'

/** A statement of a page, and the steps that prove it. */
export interface Scenario {
  /** Unique in its family, in kebab case. */
  readonly id: string
  /** The statement in plain English, as it is true. */
  readonly proves: string
  /** Page below the folder of a language, without `.md`. */
  readonly page: string
  /** The English heading below which the statement is; `''` for the text before the first heading. */
  readonly heading: string
  /** Settings of `config.json`. Without them, the product starts with its defaults. */
  readonly config?: Readonly<Record<string, unknown>>
  /** Other servers that are turned on. */
  readonly servers?: readonly ServerName[]
  /** `false` if the steps start the product themselves. */
  readonly isStarted?: false
  /** Programs that the steps start, beside the product. The scenario is skipped where one is missing. */
  readonly programs?: readonly string[]
  /** Acts on a product that was started for this scenario, with an empty data folder. */
  readonly steps: (alist: Alist) => Promise<Observed>
  readonly expected: Expected
}

/** The scenarios of one file in `families/`. */
export type Family = readonly Scenario[]
