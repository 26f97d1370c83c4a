/** Replaces the package `@ungap/structured-clone`: every supported browser has the function. */
export default (value: unknown): unknown => structuredClone(value)
