const headings = 'h1, h2, h3, h4, h5, h6'

/**
 * Prints the part of a text around an element: from the heading above it to the next heading of the same rank or a
 * higher one. It is copied beside the application for as long as the browser prints.
 */
export function printPart(inside: Element): void {
  const box = document.createElement('div')
  box.className = 'prose'
  box.dataset.printPart = ''
  box.inert = true
  box.append(...partAround(inside).map((block) => block.cloneNode(true)))
  document.body.append(box)
  addEventListener('afterprint', () => box.remove(), { once: true })
  print()
}

function partAround(inside: Element): readonly Element[] {
  const blocks = blocksOf(inside.closest('.prose'))
  const here = blocks.findIndex((block) => block.contains(inside))
  const start = blocks.findLastIndex((block, index) => index <= here && block.matches(headings))
  const rank = blocks[start]?.tagName ?? ''
  const end = blocks.findIndex(
    (block, index) => index > here && block.matches(headings) && block.tagName <= rank,
  )
  return blocks.slice(Math.max(start, 0), end < 0 ? undefined : end)
}

/** Returns the blocks of a text in order. Those of a long text are in boxes. */
const blocksOf = (text: Element | null): readonly Element[] =>
  [...(text?.children ?? [])].flatMap((block) =>
    block.matches('[data-part]') ? [...block.children] : [block],
  )
