import { jsonEscaped } from '../../src/content/json-escaped.ts'

/** Control characters but tabs, ends of lines, and marks that change the direction of text. */
const acting = /(?!\t)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/gu

/** The beginnings of commands in the logs of code hosts: the first at the start of a line, the others anywhere. */
const logCommand = /^(\s*:)(?=:)|(?<=#)#(?=\[|vso\[)/g

/**
 * Returns a text as one line that a terminal or log shows and doesn't obey. Characters that would act are written as
 * `\u001b`, which is also valid in JSON.
 */
export function visibleLine(text: string): string {
  return text
    .replace(acting, jsonEscaped)
    .replace(logCommand, (start) => start.slice(0, -1) + jsonEscaped(start.slice(-1)))
}

/** Prints each text as one line. Every command prints with this function and `printError`. */
export function printLines(...lines: readonly string[]): void {
  for (const line of lines) console.log(visibleLine(line))
}

/** Prints a value as JSON, for programs. */
export const printJson = (value: unknown): void => printLines(...JSON.stringify(value, null, 2).split('\n'))

/** Prints each text as one line of the standard error. */
export function printError(...lines: readonly string[]): void {
  for (const line of lines) console.error(visibleLine(line))
}
