/** Input types that take no text. */
const ticked: readonly string[] = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file']

/** Returns whether a key press belongs to a text field, so that shortcuts must ignore it. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0]
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !ticked.includes(target.type)
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName)
}

/** Returns whether a character key was pressed on its own, outside text fields. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  return event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event)
}
