import * as v from 'valibot'
import { isAuthorClass } from './author-class.ts'
import {
  either,
  field,
  flag,
  listOf,
  number,
  objectOf,
  oneOf,
  orFalse,
  orFlag,
  readFields,
  styles,
  text,
  textList,
  type Values,
} from './fields.ts'
import type { ContentFile } from './front-matter.ts'
import type { ContentIssue } from './issue.ts'
import { questionsField } from './page-questions.ts'
import { watermarkOptions } from './watermark-options.ts'

/** An author of a page. */
export interface Author {
  readonly name: string
  readonly url?: string | undefined
}

const link = objectOf({ text, link: text, icon: text, type: oneOf(['primary', 'default']) })
const featureItem = objectOf({ icon: text, title: text, details: text, link: text })
const highlight = objectOf({
  header: text,
  description: text,
  image: text,
  imageDark: text,
  features: listOf(featureItem),
})
/** `label` describes the drawing for readers who can't see it. */
const scene = objectOf({
  label: text,
  address: text,
  rows: listOf(
    objectOf({
      from: text,
      name: text,
      note: text,
      kind: oneOf(['folder', 'media', 'text', 'file']),
    }),
  ),
  note: text,
})

const authorSchema = v.pipe(
  v.union([v.string(), v.looseObject({ name: v.string(), url: v.optional(v.string()) })]),
  v.transform(
    (value): Author => (typeof value === 'string' ? { name: value } : { name: value.name, url: value.url }),
  ),
)
/** Spec M4: a text, a list of texts or objects, an object with a name, or false. */
const author = orFalse(
  field<readonly Author[]>(
    { phrase: 'authors' },
    v.union([
      v.pipe(
        authorSchema,
        v.transform((value): readonly Author[] => [value]),
      ),
      v.array(authorSchema),
    ]),
  ),
)

/** Spec M4: a text or a list of texts. A number is neither (Spec §5). */
const names = field<readonly string[]>(
  { phrase: 'text-list' },
  v.pipe(
    v.union([
      v.pipe(
        v.string(),
        v.transform((name) => [name]),
      ),
      v.array(v.string()),
    ]),
    v.transform((list) => list.map((name) => name.trim()).filter((name) => name !== '')),
  ),
)

/** Class names, separated by spaces, that mean nothing to the application's styles. */
const classNames = field<string>(
  { phrase: 'class-names' },
  v.pipe(
    v.string(),
    v.check((value) => value.trim().split(/\s+/).every(isAuthorClass)),
  ),
)

/** `yyyy-MM-dd` (Spec §9 "Date format"), optionally followed by a time, which is ignored. */
const date = field<string>(
  { phrase: 'date' },
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])([T ].*)?$/),
    v.transform((value) => value.slice(0, 'yyyy-MM-dd'.length)),
    v.check(isInCalendar),
  ),
)

/** Returns whether the month has this day. `Date` rolls over, so 2026-02-30 would become March 2. */
function isInCalendar(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date)
}

const pageInfoParts = ['author', 'original', 'date', 'pageview', 'readingTime', 'category', 'tag'] as const
export type PageInfoPart = (typeof pageInfoParts)[number]

/**
 * The metadata fields of a page (Spec §3 "Page metadata") and how they are parsed. A missing field is absent
 * in the result: defaults belong to the component that shows the field.
 */
export const metadataFields = {
  title: text,
  shortTitle: text,
  description: text,
  /** Other names under which readers look for the page, in any language: `gdrive`, `度盘`. */
  alias: textList,
  /** What readers type into the search when this page or one of its sections is the answer. */
  questions: questionsField,
  icon: text,
  /** `false` excludes the page from catalogs and from sidebars made from the folder tree. */
  index: flag,
  order: number,
  type: text,
  author,
  date,
  localizedDate: text,
  category: names,
  tag: names,
  isEncrypted: flag,
  isOriginal: flag,
  readingTime: orFalse(objectOf({ minutes: number, words: number })),
  excerpt: either(text, flag),
  sticky: either(flag, number),
  cover: text,
  pageview: flag,
  pageInfo: orFlag(listOf(oneOf(pageInfoParts))),
  sidebar: either(flag, text),
  headerDepth: number,
  toc: flag,
  prev: orFalse(either(text, link)),
  next: orFalse(either(text, link)),
  footer: orFlag(text),
  copyright: orFlag(text),
  license: text,
  watermark: either(flag, watermarkOptions),
  navbar: flag,
  breadcrumb: flag,
  breadcrumbIcon: flag,
  breadcrumbExclude: flag,
  editLink: flag,
  lastUpdated: flag,
  contributors: flag,
  comment: flag,
  containerClass: classNames,
  redirectFrom: textList,
  /** For a translation: the hash of the original text that it was made from. */
  basedOn: text,
  home: flag,
  portfolio: flag,
  heroText: orFalse(text),
  tagline: orFalse(text),
  heroImage: text,
  heroImageDark: text,
  heroAlt: text,
  heroImageStyle: styles,
  /** Instead of an image: a drawing of files from several places in one list. */
  heroScene: scene,
  heroFullScreen: flag,
  bgImage: text,
  bgImageDark: text,
  bgImageStyle: styles,
  actions: listOf(link),
  features: listOf(featureItem),
  highlights: listOf(highlight),
  content: oneOf(['portfolio', 'none']),
  name: text,
  avatar: text,
  avatarDark: text,
  avatarAlt: text,
  avatarStyle: styles,
  titles: listOf(text),
  welcome: text,
  medias: listOf(objectOf({ name: text, url: text, icon: text })),
}

export type PageMetadata = Values<typeof metadataFields>

/** Parses a page's metadata field by field. An invalid field becomes an issue with its line; the others are kept. */
export function readMetadata(
  content: ContentFile,
  file: string,
): { readonly metadata: PageMetadata; readonly issues: readonly ContentIssue[] } {
  const { values, faults } = readFields(metadataFields, content.values)
  const issues = faults.map(
    ({ name, expects }): ContentIssue => ({
      file,
      line: content.lines[name] ?? 1,
      kind: 'field-value',
      values: { name, expects },
    }),
  )
  return { metadata: values, issues: [...content.issues, ...issues] }
}
