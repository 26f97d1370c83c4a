/*
 * The words of a command as PowerShell and cmd.exe read it, by the rules that Microsoft documents (“about_Parsing”,
 * “about_Quoting_Rules”, “cmd”, “Parsing C++ command-line arguments”). Neither shell runs on the machines of the tests. A
 * command passes if it is made of plain words: whatever else has a meaning in these shells throws.
 */

/** PowerShell also reads typographic quotes. */
const singleQuotes = "'‘’‚‛"
const doubleQuotes = '"“”„'

/** What has a meaning in an argument of PowerShell outside of quotes: variables, blocks, lists, redirection, the next command. */
const powerShellMarks = /[`$(){};|&<>,\p{Cc}]/u
/** What has one at the start of a word: splatting, comments, the home folder, and an end of parsing. */
const powerShellStart = /^(?:[@#~]|--%|-[^"'\s]*[.:])/

/** Returns the words of one command. @throws on anything but words */
export function powerShellWords(command: string): readonly string[] {
  const words: string[] = []
  let at = 0
  while (at < command.length) {
    if (command[at] === ' ') {
      at += 1
      continue
    }
    if (powerShellStart.test(command.slice(at))) throw new Error(`PowerShell reads a mark in ${command}`)
    let word = ''
    while (at < command.length && command[at] !== ' ') {
      const sign = command[at] ?? ''
      if (singleQuotes.includes(sign)) {
        const { text, end } = quoted(command, at, singleQuotes)
        word += text
        at = end
      } else if (doubleQuotes.includes(sign)) {
        const { text, end } = quoted(command, at, doubleQuotes)
        if (/[`$]/.test(text)) throw new Error(`PowerShell replaces a part of ${command}`)
        word += text
        at = end
      } else {
        if (powerShellMarks.test(sign)) throw new Error(`PowerShell reads ${sign} in ${command}`)
        word += sign
        at += 1
      }
    }
    words.push(word)
  }
  return words
}

/** Reads a quoted text, in which two quotes in a row are one. */
function quoted(command: string, start: number, quotes: string) {
  let text = ''
  for (let at = start + 1; at < command.length; at += 1) {
    const sign = command[at] ?? ''
    if (!quotes.includes(sign)) text += sign
    else if (quotes.includes(command[at + 1] || ' ')) {
      text += sign
      at += 1
    } else return { text, end: at + 1 }
  }
  throw new Error(`A quote is not closed in ${command}`)
}

/**
 * Returns the words that a program gets from cmd.exe. Single quotes are ordinary characters. A percent-encoded value can contain
 * what looks like a variable, whose name begins with a hexadecimal number. There is none by default, so cmd.exe leaves it as it is.
 * @throws on anything but words
 */
export function cmdWords(command: string): readonly string[] {
  if (/[&|<>^()!\p{Cc}]/u.test(command)) throw new Error(`cmd.exe reads a mark in ${command}`)
  for (const [variable] of command.matchAll(/%[^%]*(?=%)/g))
    if (!/^%[\dA-F]{2}/.test(variable)) throw new Error(`cmd.exe replaces ${variable}% in ${command}`)
  return Array.from(command.matchAll(/(?:[^\s"]|"[^"]*")+/g), ([word]) => word.replaceAll('"', ''))
}
