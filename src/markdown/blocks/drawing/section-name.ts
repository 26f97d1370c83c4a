/** Returns the text of the last heading before an element, which describes its topic; '' if there is none. */
export function sectionName(element: Element): string {
  const text = element.closest('article, main') ?? document
  const headings = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const before = headings.findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return (before?.getAttribute('aria-label') ?? before?.textContent ?? '').trim()
}
