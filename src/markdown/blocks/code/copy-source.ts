import { shellPrompt } from '../../../content/shell-prompt.ts'
import { withoutEnd } from '../../../content/text-ends.ts'
import type { CodeLine } from './code-line.ts'
import { isShell } from './languages.ts'

const continuation = /^\s*(?:>> |> )/

/**
 * Returns the text for the copy button (Spec S9): the source without the lines marked as removed. For a
 * shell session (commands after prompts, with output), returns only the commands without prompts.
 */
export function copySource(lines: readonly CodeLine[], language: string | undefined): string {
  const texts = lines
    .filter(({ marks }) => !marks.includes('removed') || language === 'diff')
    .map(({ text }) => text)
  const isSession =
    language !== undefined && isShell(language) && texts.some((text) => shellPrompt.test(text))
  return withoutEnd((isSession ? commandsOf(texts) : texts).join('\n'), '\n')
}

/** Returns the commands of a session: lines after a prompt, and their continuation lines. */
function commandsOf(lines: readonly string[]): readonly string[] {
  const commands: string[] = []
  let isOpen = false
  for (const line of lines) {
    const isCommand = shellPrompt.test(line)
    const goesOn: boolean = isOpen && (continuation.test(line) || /[\\`^]$/.test(commands.at(-1) ?? ''))
    isOpen = isCommand || goesOn
    if (isCommand) commands.push(line.replace(shellPrompt, ''))
    else if (goesOn) commands.push(line.replace(continuation, ''))
  }
  return commands
}
