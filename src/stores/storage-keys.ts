/**
 * Every name under which this site keeps something in the browser. `api_name` is the specification's (Spec §4); the others
 * carry a prefix because several sites may share an origin such as a NAS.
 */
export const storageKeys = {
  colourScheme: 'alist-docs.theme',
  /** The scheme that the configuration forced at the last visit. */
  forcedScheme: 'alist-docs.forced-theme',
  sidebarCollapsed: 'alist-docs.sidebar-collapsed',
  tabChoices: 'alist-docs.tabs',
  readerAddress: 'alist-docs.address',
  apiServer: 'api_name',
  /** In sessionStorage, at most ten minutes. */
  pendingLogin: 'alist-docs.login',
  focusMode: 'alist-docs.focus-mode',
  singleKeys: 'alist-docs.single-keys',
  /** Keys of closed notices, in localStorage or sessionStorage as the notice says. */
  closedNotices: 'alist-docs.notices',
  /** What a reader answered for good when asked for the language. */
  languageAnswer: 'alist-docs.language',
  /** In sessionStorage: that the reader was asked, or chose, in this visit. */
  languageAsked: 'alist-docs.language-asked',
  comments: 'alist-docs.comments',
  /** In sessionStorage: the version that was left because one of its parts was gone. */
  reloadedFrom: 'alist-docs.reloaded-from',
  /** Pages read last, and when. */
  reading: 'alist-docs.reading',
  /** Steps of checklists that were ticked. */
  ticks: 'alist-docs.ticks',
  /** What an editor writes on the preview page. */
  previewDraft: 'alist-docs.draft',
} as const

/** Behind it stands the language; DocSearch puts its own words in front (`__DOCSEARCH_RECENT_SEARCHES__`, `__DOCSEARCH_FAVORITE_SEARCHES__`). */
export const storedSearchesPrefix = 'alist-docs.'
