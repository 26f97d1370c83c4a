/** Resolves like a promise, or to `undefined` after a time in milliseconds. */
export const within = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))])
