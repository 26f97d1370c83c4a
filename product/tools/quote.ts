import { literalWord } from '../../src/content/shell-word.ts'

/*
 * Quotes values for generated commands and configuration files. Characters that would end a line, or that terminals obey, are removed,
 * because no such value is meant.
 */

/** Returns a text without control characters, line ends, and direction marks. Names can contain other unseen characters, such as joiners. */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/gu, '')

/** Returns a word for sh, bash, and zsh, quoted only if necessary. A text that isn't ours needs `shellWord`. */
export const posixWord = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : literalWord(text))

/** Returns one line as a word for sh, bash, and zsh. */
export const shellWord = (text: string): string => posixWord(plainLine(text))

/** Returns a word for sh, bash, and zsh in double quotes, or in single ones if the shell would change it in double ones. */
export const quotedWord = (text: string): string => (/["$`\\!]/.test(text) ? literalWord(text) : `"${text}"`)

/** Returns a word for PowerShell, which also reads typographic quotes as quotes. */
export const powerShellWord = (text: string): string => `'${plainLine(text).replace(/['‘’‚‛]/g, '$&$&')}'`

/** Returns a YAML scalar in double quotes. JSON is YAML. Compose also replaces variables, so a dollar sign is doubled. */
export const composeText = (text: string): string => JSON.stringify(plainLine(text).replaceAll('$', '$$$$'))

/** Returns a YAML scalar in double quotes. */
export const yamlText = (text: string): string => JSON.stringify(plainLine(text))

/** Returns a value for an `Environment=` or `ExecStart=` line of systemd, in which a percent sign starts a specifier. */
export const systemdWord = (text: string): string =>
  `"${plainLine(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('%', '%%')}"`
