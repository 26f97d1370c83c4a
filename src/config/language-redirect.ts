/** Spec §9 "Language redirect": what an absent field of the configuration means. */
export const languageRedirectDefaults = {
  /** Whether a reader is taken to the other language without being asked. */
  autoLocale: false,
  /** The language that has what another has not, as its path. */
  defaultLocale: '/zh/',
  /** Whether the browser's second and later languages count. */
  localeFallback: true,
  /** Where a reader goes whose language lacks the page. */
  defaultBehavior: 'defaultLocale',
} as const
