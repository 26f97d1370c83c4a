import { copyText } from '../../../../browser/clipboard.ts'
import { copiedFor } from '../../../../config/copy.ts'

const timers = new WeakMap<HTMLButtonElement, number>()

/** Copies a text. The button says so for a moment. */
export async function copyFrom(
  button: HTMLButtonElement,
  text: string,
  { label, copied }: { readonly label: string; readonly copied: string },
): Promise<void> {
  if (!(await copyText(text))) return
  button.textContent = copied
  clearTimeout(timers.get(button))
  timers.set(
    button,
    window.setTimeout(() => {
      button.textContent = label
    }, copiedFor),
  )
}
