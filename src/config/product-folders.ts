/**
 * Whether the site has the folders of this repository's product: its token tools, and its pages of drivers, settings, and
 * error messages. The package is built without them (`VITE_PRODUCT=none`), so a folder `tool` of other content is like
 * any other.
 */
export const hasProductFolders: boolean =
  (import.meta as { readonly env?: Readonly<Record<string, string | undefined>> }).env?.VITE_PRODUCT !==
  'none'
