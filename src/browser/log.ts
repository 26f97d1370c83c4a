/*
 * The only module that writes to the console. Messages contain what happened and where, never tokens or the
 * reader's input.
 */

/** Logs a problem with content or configuration that does not stop the page. */
export function warn(message: string, ...details: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: all of the application logs here
  console.warn(`[docs] ${message}`, ...details)
}

/** Logs a failure that the reader can see. */
export function logError(message: string, ...details: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: all of the application logs here
  console.error(`[docs] ${message}`, ...details)
}
