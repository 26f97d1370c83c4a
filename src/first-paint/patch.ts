import { handover } from '../browser/handover.ts'

/**
 * Changes the document to match the requested nodes, and keeps what already matches, so that the reader's
 * focus and an open menu stay. The page's text, which is rendered separately, is never touched.
 *
 * @param shown in the document
 * @param wanted is taken apart
 */
export function patch(shown: Element, wanted: Element | DocumentFragment): void {
  if (wanted instanceof Element) {
    for (const { name } of [...shown.attributes]) if (!wanted.hasAttribute(name)) shown.removeAttribute(name)
    for (const { name, value } of wanted.attributes) shown.setAttribute(name, value)
  }
  let here = shown.firstChild
  for (const want of [...wanted.childNodes]) {
    const match = sameKind(here, want)
    if (!match) {
      shown.insertBefore(want, here)
      continue
    }
    while (here && here !== match) here = removed(here)
    here = match.nextSibling
    if (match.isEqualNode(want) || isLeftAlone(match)) continue
    if (match instanceof Element && want instanceof Element) patch(match, want)
    else match.textContent = want.textContent
  }
  while (here) here = removed(here)
}

/** Returns the first sibling that is the same kind of node. */
function sameKind(from: ChildNode | null, want: Node): ChildNode | undefined {
  for (let node = from; node; node = node.nextSibling) {
    if (node.nodeName === want.nodeName) return node
  }
  return undefined
}

function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling
  node.remove()
  return next
}

const isLeftAlone = (node: Node): boolean =>
  node instanceof Element && (node.classList.contains('prose') || handover().pressed?.parentElement === node)
