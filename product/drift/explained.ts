import type { Drift } from './comparison.ts'

/** An accepted difference, with its reason. */
interface Explanation {
  /** The differences it applies to, by subject. */
  readonly subject: RegExp
  readonly why: string
}

/** Differences between the pages and a fresh product that are correct. */
const explanations: readonly Explanation[] = [
  {
    subject: /^driver ProtonDrive, option two_fa_code/,
    why: 'The product names the field of its form `two_fa_code,omitempty`, but reads `two_fa_code`. The page documents what is read.',
  },
  {
    subject: /^setting (?:115|pikpak|thunder|guangyapan|123_open)_temp_dir$/,
    why: 'The setting exists only after its form was saved for the first time.',
  },
  {
    subject: /^setting default_role, (?:default|values)$/,
    why: 'The product stores the number of a role. The list of settings shows its name, and the names of the existing roles.',
  },
  {
    subject: /^setting index_progress, default$/,
    why: 'State of the search index, written on every start of the product.',
  },
  {
    subject: /^setting iframe_previews, default$/,
    why: 'The row has the same JSON without its line breaks.',
  },
  {
    subject: /^GET \/debug\/\{path\}/,
    why: 'The route exists only if the product was started with `--debug`. Otherwise, the web UI is returned.',
  },
]

/** Returns why a difference is accepted; `undefined` if it is not. */
export const explanationOf = ({ subject }: Drift): string | undefined =>
  explanations.find((one) => one.subject.test(subject))?.why
