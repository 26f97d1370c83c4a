/** Spec §9 "Language redirect": defaults of absent configuration fields. */
export const languageRedirectDefaults = {
  /** Whether readers are redirected to their language without being asked. */
  autoLocale: false,
  /** Path of the language used for pages that the reader's language does not have. */
  defaultLocale: '/zh/',
  /** Whether the browser's second and later languages count. */
  localeFallback: true,
  /** Where readers go if the page does not exist in their language. */
  defaultBehavior: 'defaultLocale',
} as const
