/** What an import could not take over as it was. */
export interface ImportNote {
  /** Path in the imported folder. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** Whether something is missing on the new site (`error`), or is readable in another form. */
  readonly severity: 'error' | 'warning'
  /** One or two sentences. */
  readonly text: string
}

/** Collects the notes of one file. */
export interface Notes {
  readonly warn: (line: number, text: string) => void
  readonly fail: (line: number, text: string) => void
}

/** Returns a collector that adds to a list. */
export function notesFor(file: string, list: ImportNote[]): Notes {
  return {
    warn: (line, text) => list.push({ file, line, severity: 'warning', text }),
    fail: (line, text) => list.push({ file, line, severity: 'error', text }),
  }
}
