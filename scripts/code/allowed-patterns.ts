interface AllowedPatterns {
  readonly file: string
  /** Why these patterns never see a long text. */
  readonly because: string
  /** Maximum number of such patterns in the file; another one must be reviewed. */
  readonly count: number
}

const fixed = 'is put together from constants of this repository'

/** Files whose slow or generated patterns never see a long text. */
export const allowedPatterns: readonly AllowedPatterns[] = [
  { file: 'src/browser/load-late.ts', because: 'reads the message of an error of the browser', count: 1 },
  {
    file: 'src/check/rules/fence-lines.ts',
    because: 'reads one line, in a worker that the editor can stop',
    count: 1,
  },
  {
    file: 'src/check/rules/footnotes.ts',
    because: 'reads one line, in a worker that the editor can stop',
    count: 1,
  },
  { file: 'src/check/rules/invisible-characters.ts', because: fixed, count: 3 },
  {
    file: 'src/check/rules/shown-as-text.ts',
    because: 'reads one line, in a worker that the editor can stop',
    count: 1,
  },
  {
    file: 'src/content/color.ts',
    because: 'a color of more than 64 characters is refused before',
    count: 1,
  },
  { file: 'src/content/page-title.ts', because: 'a title is cut to 1,000 characters before', count: 3 },
  {
    file: 'src/content/path-pattern.ts',
    because: 'a pattern that could take long is refused before',
    count: 1,
  },
  { file: 'src/content/picture-styles.ts', because: fixed, count: 2 },
  { file: 'src/dialect/code-breaks.ts', because: fixed, count: 1 },
  { file: 'src/dialect/fence/line-marks.ts', because: 'looks at the last 80 characters of a line', count: 1 },
  { file: 'src/dialect/raw-html/html-fragment.ts', because: fixed, count: 1 },
  { file: 'src/dialect/raw-html/style-rule.ts', because: fixed, count: 1 },
  {
    file: 'src/features/search/entry-rank.ts',
    because: 'a query is cut to 2,000 characters before',
    count: 3,
  },
  { file: 'src/features/search/log-line.ts', because: 'a query is cut to 2,000 characters before', count: 2 },
  { file: 'src/features/search/marked-text.ts', because: 'at most 60 words of 60 characters', count: 1 },
]
