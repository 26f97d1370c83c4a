import { type HtmlPiece, htmlPieces } from '../dialect/raw-html/html-fragment.ts'

/** An opening tag of raw HTML, and its position. */
export interface HtmlTag extends Extract<HtmlPiece, { kind: 'open' }> {
  /** Number of lines below the first line of the HTML. */
  readonly below: number
}

/** Returns the opening tags in raw HTML, as found by the site's own reader. */
export function htmlTags(html: string): readonly HtmlTag[] {
  const folded = html.toLowerCase()
  let from = 0
  return htmlPieces(html).flatMap((piece) => {
    if (piece.kind !== 'open') return []
    const at = folded.indexOf(`<${piece.name}`, from)
    if (at >= 0) from = at + 1
    return [{ ...piece, below: html.slice(0, Math.max(0, at)).split('\n').length - 1 }]
  })
}
