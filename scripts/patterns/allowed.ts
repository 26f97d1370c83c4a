interface AllowedPatterns {
  readonly file: string
  /** Why these patterns never see a long text. */
  readonly because: string
  /** Maximum number of such patterns in the file; another one must be reviewed. */
  readonly count: number
}

const buildTime = 'reads files of this repository when it is built or measured'
const fixed = 'is put together from constants of this repository'

/** Files whose slow or generated patterns never see a long text. */
export const allowedPatterns: readonly AllowedPatterns[] = [
  { file: 'scripts/api/sample-request.ts', because: buildTime, count: 1 },
  { file: 'scripts/api/schema.ts', because: buildTime, count: 1 },
  { file: 'scripts/bench/compressed-server.ts', because: buildTime, count: 1 },
  { file: 'scripts/bench/report.ts', because: buildTime, count: 1 },
  { file: 'scripts/build/lean-packages.ts', because: fixed, count: 2 },
  { file: 'scripts/build/start-inside.ts', because: buildTime, count: 3 },
  {
    file: 'scripts/build/live-content.ts',
    because: 'reads paths of files that change in development',
    count: 1,
  },
  { file: 'scripts/build/single-icons.ts', because: buildTime, count: 2 },
  { file: 'scripts/check-layers.ts', because: buildTime, count: 1 },
  { file: 'scripts/check/used-images.ts', because: buildTime, count: 1 },
  { file: 'scripts/drift/drivers.ts', because: buildTime, count: 1 },
  { file: 'scripts/drift/permissions.ts', because: buildTime, count: 1 },
  { file: 'scripts/page-tables.ts', because: buildTime, count: 1 },
  { file: 'scripts/picture-sizes.ts', because: buildTime, count: 1 },
  { file: 'scripts/publish/file-paths.ts', because: fixed, count: 1 },
  { file: 'scripts/publish/inline-hashes.ts', because: buildTime, count: 2 },
  { file: 'scripts/publish/site-document.ts', because: buildTime, count: 9 },
  { file: 'scripts/screenshots/motifs.ts', because: fixed, count: 1 },
  { file: 'scripts/shell-files.ts', because: fixed, count: 1 },
  { file: 'scripts/static-server.ts', because: 'reads addresses that Node limits to 16 kB', count: 1 },
  { file: 'scripts/verify/documented.ts', because: buildTime, count: 1 },
  { file: 'scripts/verify/programs.ts', because: buildTime, count: 1 },
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
    file: 'src/content/colour.ts',
    because: 'a color of more than 64 characters is refused before',
    count: 1,
  },
  { file: 'src/content/leading-heading.ts', because: 'a title is cut to 1,000 characters before', count: 3 },
  {
    file: 'src/content/path-pattern.ts',
    because: 'a pattern that could take long is refused before',
    count: 1,
  },
  { file: 'src/content/picture-styles.ts', because: fixed, count: 2 },
  { file: 'src/dialect/code-breaks.ts', because: fixed, count: 1 },
  { file: 'src/dialect/fence/line-marks.ts', because: 'looks at the last 80 characters of a line', count: 1 },
  { file: 'src/dialect/plain-beginning.ts', because: 'reads at most 20,000 characters', count: 2 },
  { file: 'src/dialect/raw-html/html-fragment.ts', because: fixed, count: 1 },
  { file: 'src/dialect/raw-html/style-rule.ts', because: fixed, count: 1 },
  { file: 'src/search/entry-rank.ts', because: 'a query is cut to 2,000 characters before', count: 2 },
  { file: 'src/search/log-line.ts', because: 'a query is cut to 2,000 characters before', count: 2 },
  { file: 'src/search/marked-text.ts', because: 'at most 60 words of 60 characters', count: 1 },
]
