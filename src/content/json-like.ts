/** Returns a value as the text of a JSON file, indented like an earlier text of it. */
export function jsonLike(text: string, value: unknown): string {
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? 2
  return `${JSON.stringify(value, null, indent)}\n`
}
