/** Replaces unpaired UTF-16 surrogates, which cannot be percent-encoded. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
