/** Sentences of the content check by the kind of fault. */
export type Faults<Kind extends string = string> = Readonly<
  Record<Kind, readonly [what: string, mend: string]>
>
