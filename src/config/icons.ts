/** Names of icons that pages, navbar and sidebar may use; `ui/icon-set.tsx` draws each of them. */
export const iconNames: readonly string[] = [
  'book',
  'code',
  'copy',
  'download',
  'eye',
  'globe',
  'lock',
  'moon',
  'play',
  'search',
  'server',
  'share',
  'storage',
]
