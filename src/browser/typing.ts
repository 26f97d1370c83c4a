/** Types of inputs into which nobody types. */
const ticked: readonly string[] = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file']

/** Whether a key press belongs to a field the reader is typing in, so that shortcuts must leave it alone. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0]
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !ticked.includes(target.type)
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName)
}

/** Whether a character was pressed by itself, outside of fields. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  return event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event)
}
