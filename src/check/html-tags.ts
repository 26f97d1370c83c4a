import { type HtmlPiece, htmlPieces } from '../dialect/raw-html/html-fragment.ts'

/** An opening tag of raw HTML, and where it stands. */
export interface HtmlTag extends Extract<HtmlPiece, { kind: 'open' }> {
  /** Lines below the first of the HTML. */
  readonly below: number
}

/** The opening tags of a piece of raw HTML, as the site's own reader finds them. */
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
