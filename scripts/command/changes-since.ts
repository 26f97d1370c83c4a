/**
 * Returns the lines of a changelog about versions newer than this one, newest first.
 *
 * @param changelog Markdown with a heading `## 1.2.3` for each version
 */
export function changesSince(changelog: string, version: string): readonly string[] {
  const sections = changelog.split(/^(?=## \d)/m).filter((section) => section.startsWith('## '))
  return sections
    .filter((section) => isNewer(/^## (\S+)/.exec(section)?.[1] ?? '', version))
    .flatMap((section) => section.trimEnd().split('\n'))
}

/** Returns whether a semantic version (`1.2.3`) is newer than another. */
export function isNewer(version: string, other: string): boolean {
  const [one, two] = [numbersOf(version), numbersOf(other)]
  const at = one.findIndex((number, index) => number !== (two[index] ?? 0))
  return at >= 0 && (one[at] ?? 0) > (two[at] ?? 0)
}

const numbersOf = (version: string) => version.split('.').map(Number.parseFloat)
