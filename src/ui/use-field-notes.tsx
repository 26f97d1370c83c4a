import { type ReactNode, useId } from 'react'

export interface FieldNotes {
  /** For the input. */
  readonly attributes: {
    readonly id: string
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string | undefined
  }
  /** The hint and the fault, to show below the input. */
  readonly notes: ReactNode
}

/** Returns the hint and the fault of a field, and what connects its input to them. They look like `soft` and `fault` of the styles. */
export function useFieldNotes(
  hint: ReactNode,
  fault: ReactNode,
  styles: Readonly<Record<string, string>>,
): FieldNotes {
  const id = useId()
  const notes = Object.entries({ soft: hint, fault }).filter(([, note]) => note)
  const ids = notes.map(([kind]) => `${id}-${kind}`)
  return {
    attributes: { id, 'aria-invalid': Boolean(fault), 'aria-describedby': ids.join(' ') || undefined },
    notes: notes.map(([kind, note]) => (
      <p key={kind} id={`${id}-${kind}`} className={styles[kind]}>
        {note}
      </p>
    )),
  }
}
