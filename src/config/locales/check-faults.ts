/** The sentences of the content check by kind of fault: what is wrong, then how to fix it. */
export type Faults<Kind extends string = string> = Readonly<
  Record<Kind, readonly [what: string, fix: string]>
>
