/** Resolves after a time in milliseconds. */
export const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Resolves like a promise, or to `undefined` after a time in milliseconds. */
export const within = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, pause(milliseconds)])
