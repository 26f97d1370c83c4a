/** The groups of interface texts (`locales/en.ts`) that the first paint carries. */
export const pageTextGroups = ['site', 'frame', 'navbar', 'sidebar', 'article', 'callout', 'code'] as const
