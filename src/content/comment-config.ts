import { flag, objectOf, oneOf, text, type Values } from './fields.ts'

const commentFields = {
  provider: oneOf(['giscus', 'none']),
  /** `owner/name`; public, with discussions and the giscus app switched on. */
  repo: text,
  repoId: text,
  category: text,
  categoryId: text,
  /** How a page finds its discussion. */
  mapping: oneOf(['pathname', 'url', 'title', 'og:title']),
  inputPosition: oneOf(['top', 'bottom']),
  reactionsEnabled: flag,
  /** Whether only a discussion of exactly this name counts. */
  strict: flag,
  lazyLoading: flag,
  lightTheme: text,
  darkTheme: text,
  /** `ask` (default): loaded once the reader asks, then on every page; `near`: by themselves when the reader comes near. */
  load: oneOf(['ask', 'near']),
}

export type CommentConfig = Values<typeof commentFields>

/** Spec §3 "Comment configuration". Without repository and ids there are no comments; giscus.app tells the ids of a repository. */
export const commentConfig = objectOf(commentFields)
