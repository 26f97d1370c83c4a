/** What an element may have: attributes, `true` for one without a value, nothing for one that is not there. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Makes an element. Text is text: whatever stands in it, no markup is read. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value))
  }
  made.append(...children.filter((child) => child !== undefined))
  return made
}
