/** A description of an element by which it is found again in another rendering of the page. */
export interface ElementMark {
  /** The innermost part of the page around it. Other parts may contain more similar elements by then. */
  readonly region: string | undefined
  /** What similar elements have in common. */
  readonly selector: string
  /** The text of a button that has no other name. */
  readonly text: string | undefined
  /** Its index among the similar elements of the region. */
  readonly index: number
}

/** Parts of a page that all renderings have, innermost first. */
const regions = ['.prose', 'main', 'header']

/** Describes an element by its kind and its index among similar ones in its region. */
export function elementMarkOf(element: Element, root: ParentNode): ElementMark {
  const region = regions.find((name) => {
    const found = root.querySelector(name)
    return found !== element && found?.contains(element)
  })
  const selector = ['href', 'role', 'aria-label']
    .filter((name) => element.hasAttribute(name))
    .reduce(
      (found, name) => `${found}[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`,
      element.localName,
    )
  const similar = { region, selector, text: textOf(element) }
  return { ...similar, index: similarIn(root, similar).indexOf(element) }
}

/** Returns the element of a description in a rendering. */
export const findMarked = (root: ParentNode, mark: ElementMark): HTMLElement | undefined =>
  similarIn(root, mark)[mark.index] as HTMLElement | undefined

function similarIn(
  root: ParentNode,
  { region, selector, text }: Omit<ElementMark, 'index'>,
): readonly Element[] {
  const scope = region === undefined ? root : root.querySelector(region)
  return [...(scope?.querySelectorAll(selector) ?? [])].filter((element) => textOf(element) === text)
}

const textOf = (element: Element) =>
  element.localName === 'button' && !element.hasAttribute('aria-label') ? element.textContent : undefined
