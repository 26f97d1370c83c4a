import { storagePrefix } from '../config/storage-prefix.ts'

/**
 * The keys of preferences in browser storage; `site-keys.ts` has those of what belongs to pages. The specification fixes `api_name` (Spec §4); the others have
 * a prefix because several sites can share an origin, for example on a NAS.
 */
export const storageKeys = {
  colorScheme: `${storagePrefix}.theme`,
  /** The scheme that the configuration forced on the last visit. */
  forcedScheme: `${storagePrefix}.forced-theme`,
  sidebarCollapsed: `${storagePrefix}.sidebar-collapsed`,
  tabChoices: `${storagePrefix}.tabs`,
  readerAddress: `${storagePrefix}.address`,
  apiServer: 'api_name',
  /** In sessionStorage, for at most 10 minutes. */
  pendingLogin: `${storagePrefix}.login`,
  focusMode: `${storagePrefix}.focus-mode`,
  singleKeys: `${storagePrefix}.single-keys`,
  /** Keys of closed notices, in localStorage or sessionStorage depending on the notice. */
  closedNotices: `${storagePrefix}.notices`,
  /** The reader's permanent answer to the language question. */
  languageAnswer: `${storagePrefix}.language`,
  /** In sessionStorage: whether the reader was asked or chose a language during this visit. */
  languageAsked: `${storagePrefix}.language-asked`,
  comments: `${storagePrefix}.comments`,
  /** In sessionStorage: the version that was abandoned because one of its parts was missing. */
  reloadedFrom: `${storagePrefix}.reloaded-from`,
  /** The draft on the preview page. */
  previewDraft: `${storagePrefix}.draft`,
} as const
