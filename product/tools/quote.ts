/**
 * Quotes values for generated commands and configuration files. Characters that would end a line, or that terminals obey, are removed,
 * because no such value is meant.
 */

/** Returns a text without control characters, line ends, and direction marks. */
export const plainLine = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/** Returns a word for sh, bash, and zsh. */
export function shellWord(text: string): string {
  const line = plainLine(text)
  return /^[\w@%+=:,./-]+$/.test(line) ? line : `'${line.replaceAll("'", `'\\''`)}'`
}

/** Returns a word for PowerShell, which also reads typographic quotes as quotes. */
export const powerShellWord = (text: string): string => `'${plainLine(text).replace(/['‘’‚‛]/g, '$&$&')}'`

/** Returns a YAML scalar in double quotes. JSON is YAML. Compose also replaces variables, so a dollar sign is doubled. */
export const composeText = (text: string): string => JSON.stringify(plainLine(text).replaceAll('$', '$$$$'))

/** Returns a YAML scalar in double quotes. */
export const yamlText = (text: string): string => JSON.stringify(plainLine(text))

/** Returns a value for an `Environment=` or `ExecStart=` line of systemd, in which a percent sign starts a specifier. */
export const systemdWord = (text: string): string =>
  `"${plainLine(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('%', '%%')}"`
