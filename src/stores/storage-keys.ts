/**
 * Every key this site uses in browser storage. The specification fixes `api_name` (Spec §4); the others have
 * a prefix because several sites can share an origin, for example on a NAS.
 */
export const storageKeys = {
  colourScheme: 'alist-docs.theme',
  /** The scheme that the configuration forced on the last visit. */
  forcedScheme: 'alist-docs.forced-theme',
  sidebarCollapsed: 'alist-docs.sidebar-collapsed',
  tabChoices: 'alist-docs.tabs',
  readerAddress: 'alist-docs.address',
  apiServer: 'api_name',
  /** In sessionStorage, for at most 10 minutes. */
  pendingLogin: 'alist-docs.login',
  focusMode: 'alist-docs.focus-mode',
  singleKeys: 'alist-docs.single-keys',
  /** Keys of closed notices, in localStorage or sessionStorage depending on the notice. */
  closedNotices: 'alist-docs.notices',
  /** The reader's permanent answer to the language question. */
  languageAnswer: 'alist-docs.language',
  /** In sessionStorage: whether the reader was asked or chose a language during this visit. */
  languageAsked: 'alist-docs.language-asked',
  comments: 'alist-docs.comments',
  /** In sessionStorage: the version that was abandoned because one of its parts was missing. */
  reloadedFrom: 'alist-docs.reloaded-from',
  /** Recently read pages and times. */
  reading: 'alist-docs.reading',
  /** Checked steps of checklists. */
  ticks: 'alist-docs.ticks',
  /** The draft on the preview page. */
  previewDraft: 'alist-docs.draft',
} as const

/**
 * Prefix of the stored searches, followed by the language. DocSearch adds its own prefix
 * (`__DOCSEARCH_RECENT_SEARCHES__`, `__DOCSEARCH_FAVORITE_SEARCHES__`).
 */
export const storedSearchesPrefix = 'alist-docs.'
