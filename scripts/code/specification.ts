/** What can be cited: the ids of rows (`N4`) and the numbers of sections (`9`). */
export interface Specification {
  readonly rows: ReadonlySet<string>
  readonly sections: ReadonlySet<string>
}

/** Reads `docs/specification.md`: table rows that begin with an id, and headings that begin with a number. */
export function readSpecification(text: string): Specification {
  return {
    rows: new Set([...text.matchAll(/^\| ([A-Z]\d+) \|/gm)].flatMap(([, id]) => id ?? [])),
    sections: new Set([...text.matchAll(/^## (\d+)\. /gm)].flatMap(([, number]) => number ?? [])),
  }
}

const rowsInTitle = /\[([A-Z]\d+)\]/g
const citation = /\bSpec ((?:§\d+|[A-Z]\d+)(?:, (?:§\d+|[A-Z]\d+))*)/g

/** Returns what a file cites: rows in brackets (`[N4]`), and sections and rows after "Spec" (`Spec §9, K4`). */
export function citationsIn(text: string): readonly string[] {
  const inTitles = [...text.matchAll(rowsInTitle)].flatMap(([, id]) => id ?? [])
  const inComments = [...text.matchAll(citation)].flatMap(([, list = '']) => list.split(', '))
  return [...inTitles, ...inComments]
}

/** Returns the citations that the specification does not have. */
export function unknownCitations(text: string, { rows, sections }: Specification): readonly string[] {
  return citationsIn(text).filter((cited) =>
    cited.startsWith('§') ? !sections.has(cited.slice(1)) : !rows.has(cited),
  )
}
