/* The one place that writes to the console. Messages name what happened and where, never tokens or what a reader typed. */

/** Something is wrong with content or configuration; the page goes on. */
export function warn(message: string, ...details: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: this is the one door
  console.warn(`[docs] ${message}`, ...details)
}

/** Something failed that the reader can see. */
export function logError(message: string, ...details: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: this is the one door
  console.error(`[docs] ${message}`, ...details)
}
