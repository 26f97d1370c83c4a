/** Length limit of a pattern, and of a path compared with one. Characters. */
const longestPattern = 200
const longestPath = 400

/** Upper bound of the steps of a comparison, in theory. */
const mostSteps = 100_000_000

/**
 * Compiles a regular expression of the configuration that cannot block the page. Its worst-case cost grows
 * with every repetition and alternative, and is limited. Repeated groups, references, and assertions in them
 * are rejected.
 *
 * @returns a test for paths; `undefined` if the text is not a valid pattern or could take too long
 */
export function pathPattern(source: string): ((path: string) => boolean) | undefined {
  if (source.length > longestPattern || /\)[*+{]|\(\?[^:]|\\[1-9k]/.test(source)) return undefined
  const repetitions = source.match(/[*+{]/g)?.length ?? 0
  const choices = source.match(/[?|]/g)?.length ?? 0
  if (longestPath ** (repetitions + 1) * 2 ** choices > mostSteps) return undefined
  try {
    const pattern = new RegExp(source)
    return (path) => path.length <= longestPath && pattern.test(path)
  } catch {
    return undefined
  }
}
