import { flag, objectOf, oneOf, text, type Values } from './fields.ts'

const commentFields = {
  provider: oneOf(['giscus', 'none']),
  /** `owner/name` of a public repository with discussions and the giscus app enabled. */
  repo: text,
  repoId: text,
  category: text,
  categoryId: text,
  /** How a page is matched to its discussion. */
  mapping: oneOf(['pathname', 'url', 'title', 'og:title']),
  inputPosition: oneOf(['top', 'bottom']),
  reactionsEnabled: flag,
  /** Whether only a discussion with exactly this name matches. */
  strict: flag,
  lazyLoading: flag,
  lightTheme: text,
  darkTheme: text,
  /**
   * `ask` (default): loaded when the reader asks, then on every page. `near`: loaded automatically when the
   * reader scrolls near.
   */
  load: oneOf(['ask', 'near']),
}

export type CommentConfig = Values<typeof commentFields>

/** Spec §3 "Comment configuration". Comments need the repository and its IDs; giscus.app shows the IDs. */
export const commentConfig = objectOf(commentFields)
