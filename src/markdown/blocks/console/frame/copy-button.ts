import { copyText } from '../../../../browser/clipboard.ts'

/** How long a button says that it has copied, in milliseconds. */
const copiedFor = 2000

/** Copies a text. The button says so for a moment. */
export async function copyFrom(
  button: HTMLButtonElement,
  text: string,
  { label, copied }: { readonly label: string; readonly copied: string },
): Promise<void> {
  if (!(await copyText(text))) return
  button.textContent = copied
  setTimeout(() => {
    button.textContent = label
  }, copiedFor)
}
