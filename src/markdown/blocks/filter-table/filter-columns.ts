/** Parses a list of columns, `2-4 7`, where the first column is 1, to indexes from 0. Invalid parts are ignored. */
export function columnsOf(list: string | undefined, columns: number): readonly number[] {
  const parts = (list ?? '').matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)
  const wanted = new Set<number>()
  for (const [, first, last = first] of parts) {
    for (let column = Number(first); column <= Math.min(Number(last), columns); column++)
      wanted.add(column - 1)
  }
  return [...wanted].filter((column) => column >= 0).toSorted((one, other) => one - other)
}
