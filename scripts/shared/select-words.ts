import type { Page } from 'playwright'

/** Selects a part of a text of the page, as a pointer or a keyboard does. */
export async function selectWords(page: Page, words: string): Promise<void> {
  await page.getByRole('article').evaluate((article, wanted) => {
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const start = text.data.indexOf(wanted)
      if (start < 0) continue
      getSelection()?.setBaseAndExtent(text, start, text, start + wanted.length)
      return
    }
  }, words)
}
