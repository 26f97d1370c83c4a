import type { CodeLine } from './code-line.ts'
import { isShell } from './languages.ts'

/** `$ `, `# ` of root shells, `PS C:\> `, `C:\> `, `user@host:~$ ` */
const prompt = /^\s*(?:(?:\([\w.-]+\) )?(?:[\w.-]+@[\w.-]+:\S*)?[$%] |PS [^>]*> |[A-Z]:\\[^>]*> ?)/
const continuation = /^\s*(?:>> |> )/

/**
 * What the copy button copies (Checklist S9): the source without the lines its author marked as removed. Of a shell session, that
 * is commands behind prompts with their output, only the commands, without the prompts.
 */
export function copySource(lines: readonly CodeLine[], language: string | undefined): string {
  const texts = lines
    .filter(({ marks }) => !marks.includes('removed') || language === 'diff')
    .map(({ text }) => text)
  const isSession = language !== undefined && isShell(language) && texts.some((text) => prompt.test(text))
  return (isSession ? commandsOf(texts) : texts).join('\n').replace(/\n+$/, '')
}

/** The commands of a session: lines behind a prompt, and the lines that continue them. */
function commandsOf(lines: readonly string[]): readonly string[] {
  const commands: string[] = []
  let isOpen = false
  for (const line of lines) {
    const isCommand = prompt.test(line)
    const goesOn: boolean = isOpen && (continuation.test(line) || /[\\`^]$/.test(commands.at(-1) ?? ''))
    isOpen = isCommand || goesOn
    if (isCommand) commands.push(line.replace(prompt, ''))
    else if (goesOn) commands.push(line.replace(continuation, ''))
  }
  return commands
}
