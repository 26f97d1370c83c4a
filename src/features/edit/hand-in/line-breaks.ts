/**
 * Returns a text with the line breaks of the text that it began from. Fields of forms write all breaks as on Unix, which
 * would change every line of a file from Windows.
 */
export function withLineBreaksOf(base: string | undefined, text: string): string {
  const isFromWindows = base?.includes('\r\n') === true && !/(?:^|[^\r])\n/.test(base)
  return isFromWindows && !text.includes('\r') ? text.replaceAll('\n', '\r\n') : text
}

/** Returns a text with the line breaks of fields. */
export const unixLines = (text: string): string => text.replaceAll('\r\n', '\n')
