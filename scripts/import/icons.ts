import { lineAt } from '../../src/content/json-positions.ts'
import { replaceOutsideCode } from './edits.ts'
import type { Notes } from './page-report.ts'

/** Collects the icons of a page that are left out. */
export interface Icons {
  readonly add: (name: string, line: number) => void
  /** Removes the icons of Material and GitBook from a text. Those that say yes or no become signs. */
  readonly convert: (text: string, firstLine: number) => string
  /** Reports all names in one note. */
  readonly report: () => void
}

const icon =
  /:((?:material|octicons|fontawesome|simple)-[\w-]+):(?:\{[^}\n]*\})?([ ]?)|<i class="(fa-[\w -]+)">:[\w-]+:<\/i>([ ]?)/g

export function iconsOf(notes: Notes): Icons {
  const lines = new Map<string, number>()
  const add = (name: string, line: number) => {
    if (!lines.has(name)) lines.set(name, line)
  }
  return {
    add,
    convert: (text, firstLine) =>
      replaceOutsideCode(text, icon, ({ 1: material, 2: space = '', 3: gitbook, index }) => {
        const name = material ?? gitbook ?? ''
        if (/-check(?:-bold|-circle|-all|-\d+)*$/.test(name)) return `✔${space}`
        if (/-(?:close|x|xmark)(?:-thick|-circle|-\d+)*$/.test(name)) return `✘${space}`
        add(name, firstLine + lineAt(text, index) - 1)
        return ''
      }),
    report: () => {
      const [first] = lines.values()
      if (first === undefined) return
      notes.warn(
        Math.min(...lines.values()),
        `Icons of the old site are left out: ${[...lines.keys()].join(', ')}.`,
      )
    },
  }
}
