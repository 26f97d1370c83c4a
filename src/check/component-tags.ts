/** A tag in raw HTML that was meant as a component. */
export interface ComponentLikeTag {
  /** As written. */
  readonly name: string
  /** Lines below the first of the HTML. */
  readonly line: number
}

/** Opening tags whose names begin with a capital or hold a hyphen: no HTML, and no component that the parser knew. */
export function componentTags(html: string): readonly ComponentLikeTag[] {
  return [...html.matchAll(/<([A-Z][\w-]*|[a-z]\w*-[\w-]*)(?=[\s/>])/g)].map((match) => ({
    name: match[1] ?? '',
    line: html.slice(0, match.index).split('\n').length - 1,
  }))
}
