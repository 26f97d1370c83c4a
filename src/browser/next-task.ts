/** Resolves in a task of its own, so that the browser can paint and listen between what came before and what comes next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
