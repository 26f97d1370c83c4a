/** The icons of the first paint, by their names in lucide. */
export const iconNames = [
  'chevron-down',
  'external-link',
  'folder-git-2',
  'languages',
  'menu',
  'panel-left',
  'printer',
  'search',
  'sun-moon',
  'text-wrap',
] as const

export type IconName = (typeof iconNames)[number]
