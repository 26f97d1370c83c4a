/** An element of the document head that depends on the page: a `meta` or `link` with its attributes. */
export interface HeadTag {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

export interface DocumentHead {
  readonly title: string
  readonly lang: string
  readonly tags: readonly HeadTag[]
}

const marker = 'data-page'

/** Replaces the head elements of the previous page with those of this one. Elements from index.html stay. */
export function applyHead({ title, lang, tags }: DocumentHead): void {
  document.title = title
  document.documentElement.lang = lang
  const wanted = tags.map(elementOf)
  const present = [...document.head.querySelectorAll(`[${marker}]`)]
  for (const element of present) {
    const same = wanted.findIndex((other) => other.isEqualNode(element))
    if (same < 0) element.remove()
    else wanted.splice(same, 1)
  }
  document.head.append(...wanted)
}

function elementOf({ tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(marker, '')
  return element
}
