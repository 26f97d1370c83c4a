import type { Locator, Page } from '@playwright/test'

/** The field for the Markdown of a draft. Only lines near the visible ones are in the document. */
export const markdownField = (scope: Page | Locator) =>
  scope.getByRole('textbox', { name: 'Markdown', exact: true })

/** Returns the selected text, as copying gives it. Without a selection, that is the line of the caret. */
export const selectedText = (scope: Page | Locator): Promise<string> =>
  markdownField(scope).evaluate((element) => {
    const data = new DataTransfer()
    element.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    return data.getData('text/plain')
  })

/** Returns the whole text, and selects it. */
export async function fieldText(scope: Page | Locator): Promise<string> {
  await markdownField(scope).press('ControlOrMeta+a')
  return selectedText(scope)
}

/** Replaces the whole text by pasting another. */
export async function fillField(scope: Page | Locator, text: string): Promise<void> {
  const field = markdownField(scope)
  await field.press('ControlOrMeta+a')
  await field.press('Delete')
  await field.evaluate(paste, text)
}

/** Runs in the page: pastes a text at the caret. */
export function paste(element: Element, text: string): void {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}
