import type { Table } from 'mdast'
import { nodesOfType } from '../../src/check/nodes-of.ts'
import type { OpenPage } from '../../src/check/open-page.ts'

/** The structure of a page, which its translation must share. */
export interface Structure {
  readonly headings: readonly { readonly level: number; readonly id: string; readonly line: number }[]
  readonly tables: readonly TableShape[]
  readonly fences: readonly { readonly language: string; readonly line: number }[]
  /** Containers in reading order, with the number of tabs. */
  readonly containers: readonly { readonly name: string; readonly tabs: number; readonly line: number }[]
  /** Number of steps of each numbered list. */
  readonly steps: readonly { readonly count: number; readonly line: number }[]
  /** Whether a `<Catalog/>` lists the pages of the folder. */
  readonly hasCatalog: boolean
  readonly lastLine: number
}

export interface TableShape {
  readonly columns: number
  /** Without the head. */
  readonly rows: number
  /** By row, without the head. */
  readonly keys: readonly RowKey[]
  readonly line: number
}

/** The code in the first cell of a row: an option, a key, a message. */
export interface RowKey {
  /** Sorted, because languages differ in word order; '' if there is none. */
  readonly key: string
  /** Whether there is text around the code: the row is then named by a sentence, not by its key. */
  readonly hasWords: boolean
  readonly line: number
}

export function structureOf(open: OpenPage): Structure {
  const { nodes, lineOf } = open
  return {
    headings: nodesOfType(nodes, 'heading').map((node) => ({
      level: node.depth,
      id: String(node.data?.hProperties?.id ?? ''),
      line: lineOf(node),
    })),
    tables: nodesOfType(nodes, 'table').map((node) => ({ ...shapeOf(node, lineOf), line: lineOf(node) })),
    fences: nodesOfType(nodes, 'fence').map((node) => ({
      language: node.info.language ?? '',
      line: lineOf(node),
    })),
    containers: nodesOfType(nodes, 'container').map((node) => ({
      name: node.name,
      tabs: node.children.filter(({ type }) => type === 'tabSection').length,
      line: lineOf(node),
    })),
    steps: nodesOfType(nodes, 'list')
      .filter(({ ordered }) => ordered)
      .map((node) => ({ count: node.children.length, line: lineOf(node) })),
    hasCatalog: nodesOfType(nodes, 'component').some(({ name }) => name === 'Catalog'),
    lastLine: Math.max(1, open.source.findLastIndex((line) => line !== '') + 1),
  }
}

function shapeOf(table: Table, lineOf: OpenPage['lineOf']): Omit<TableShape, 'line'> {
  const [head, ...rows] = table.children
  return {
    columns: head?.children.length ?? 0,
    rows: rows.length,
    keys: rows.map((row) => {
      const cell = row.children[0]?.children ?? []
      const codes = nodesOfType(cell, 'inlineCode').map(({ value }) => value)
      return { key: codes.toSorted().join(' '), hasWords: cell.length !== codes.length, line: lineOf(row) }
    }),
  }
}
