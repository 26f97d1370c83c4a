/** A tag in raw HTML that was meant as a component. */
export interface ComponentLikeTag {
  /** As written. */
  readonly name: string
  /** Number of lines below the first line of the HTML. */
  readonly line: number
}

/**
 * Returns opening tags whose names start with a capital or contain a hyphen: neither HTML nor a component
 * known to the parser.
 */
export function componentTags(html: string): readonly ComponentLikeTag[] {
  return [...html.matchAll(/<([A-Z][\w-]*|[a-z]\w*-[\w-]*)(?=[\s/>])/g)].map((match) => ({
    name: match[1] ?? '',
    line: html.slice(0, match.index).split('\n').length - 1,
  }))
}
