import { htmlPieces } from '../../../dialect/raw-html/html-fragment.ts'

/** A cell of a table in HTML, as the Markdown of a cell. */
interface Cell {
  readonly columns: number
  readonly rows: number
  readonly pieces: string[]
}

/** An element of a cell that becomes Markdown when it ends. */
interface OpenElement {
  readonly name: string
  readonly url: string
  /** The number of pieces before it. */
  readonly start: number
}

/**
 * Returns the cells of HTML that is one table, as Markdown; `undefined` if there are words around it, more tables, or more
 * cells. It needs no document, because the site's policy allows no text to become one.
 */
export function htmlRows(html: string, most: number): readonly (readonly string[])[] | undefined {
  const rows: Cell[][] = []
  let cell: Cell | undefined
  let element: OpenElement | undefined
  let tables = 0
  let isInTable = false
  for (const piece of htmlPieces(html)) {
    if (piece.kind === 'text') {
      if (!isInTable && piece.value.trim() !== '') return undefined
      cell?.pieces.push(element?.name === 'code' ? spaced(piece.value) : escaped(piece.value))
      continue
    }
    const { kind, name } = piece
    if (name === 'table') {
      isInTable = kind === 'open'
      if (isInTable) tables++
      if (tables > 1) return undefined
    }
    if (/^(?:table|tr|td|th)$/.test(name)) {
      cell = undefined
      element = undefined
      if (kind === 'close' || !isInTable) continue
      if (name === 'tr') rows.push([])
      if (name === 'td' || name === 'th') {
        cell = {
          columns: span(piece.attributes, 'colspan'),
          rows: span(piece.attributes, 'rowspan'),
          pieces: [],
        }
        rows.at(-1)?.push(cell)
      }
    }
    if (!cell) continue
    if (/^(?:br|p|div|li)$/.test(name)) cell.pieces.push('\n')
    else if (kind === 'open' && !element && (name === 'a' || name === 'code'))
      element = { name, url: piece.attributes.get('href') ?? '', start: cell.pieces.length }
    else if (kind === 'close' && element?.name === name) {
      cell.pieces.push(markdownOf(element, cell.pieces.splice(element.start).join('').trim()))
      element = undefined
    }
  }
  return spread(rows, most)
}

/** Returns a link or code with its words. */
function markdownOf({ name, url }: OpenElement, words: string): string {
  if (words === '') return ' '
  if (name === 'code') return words.includes('`') ? escaped(words) : `\`${words.replaceAll('|', '\\|')}\``
  const isAddress = /^(?:https?:\/\/|mailto:)[^\s<>|()[\]\\]+$/i.test(url)
  return isAddress ? `[${spaced(words)}](${url})` : words
}

const span = (attributes: ReadonlyMap<string, string>, name: string) =>
  Math.min(Math.max(Math.trunc(Number(attributes.get(name))) || 1, 1), 1000)

/** Gives a cell that covers several columns or rows its place, and leaves the others that it covers empty. */
function spread(rows: readonly (readonly Cell[])[], most: number): string[][] | undefined {
  const grid: string[][] = rows.map(() => [])
  let count = 0
  for (const [at, row] of rows.entries()) {
    let column = 0
    for (const cell of row) {
      while (grid[at]?.[column] !== undefined) column++
      const covered = grid.slice(at, at + cell.rows)
      count += covered.length * cell.columns
      if (count > most) return undefined
      for (const [down, line] of covered.entries())
        for (let right = 0; right < cell.columns; right++)
          line[column + right] = down + right === 0 ? textOf(cell) : ''
      column += cell.columns
    }
  }
  return grid.map((line) => Array.from(line, (cell) => cell ?? ''))
}

/** Line breaks of the HTML have become spaces, and those of the cell are pieces. */
const textOf = ({ pieces }: Cell) =>
  pieces
    .join('')
    .split('\n')
    .map((line) => spaced(line).trim())
    .filter(Boolean)
    .join('<br>')

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Escapes what a text would mean as Markdown in a cell, except in addresses, which would no longer be links. */
const escaped = (text: string) =>
  spaced(text)
    .split(' ')
    .map((word) =>
      /^https?:\/\//.test(word) ? word.replaceAll('|', '%7C') : word.replaceAll(meaningful, '\\$&'),
    )
    .join(' ')

/** Between letters, an underscore is one. Other signs mean something only in pairs. */
const meaningful =
  /[\\|`*<[~^{]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=[#\w]+;)|=(?==)|!(?=[![])|\$(?=\$)|(?<![\p{L}\p{N}]):(?=[\w+-]+:)/gu
