/**
 * Prefix of every key, database, and cache of this site in the browser, because an origin can host several sites, for
 * example on a NAS. From `.env`, when the site is built.
 */
export const storagePrefix: string =
  (import.meta as { readonly env?: Readonly<Record<string, string | undefined>> }).env?.VITE_STORAGE_PREFIX ||
  'docs'
