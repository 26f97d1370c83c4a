/** Names of the icons available to pages, navbar, and sidebar; `ui/icon-set.tsx` draws each of them. */
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
