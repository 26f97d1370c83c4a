import type { PageRule } from './page-rule.ts'
import { altText } from './rules/alt-text.ts'
import { boldSpaces } from './rules/bold-spaces.ts'
import { checkOff } from './rules/check-off.ts'
import { components } from './rules/components.ts'
import { containers } from './rules/containers.ts'
import { emptyCells } from './rules/empty-cells.ts'
import { fenceLanguage } from './rules/fence-language.ts'
import { fenceLines } from './rules/fence-lines.ts'
import { footnotes } from './rules/footnotes.ts'
import { frontMatter } from './rules/front-matter.ts'
import { hanPunctuation } from './rules/han-punctuation.ts'
import { headingIds } from './rules/heading-ids.ts'
import { headingOrder } from './rules/heading-order.ts'
import { icons } from './rules/icons.ts'
import { includes } from './rules/includes.ts'
import { invisibleCharacters } from './rules/invisible-characters.ts'
import { jsonFences } from './rules/json-fences.ts'
import { limits } from './rules/limits.ts'
import { linkForm } from './rules/link-form.ts'
import { menuPaths } from './rules/menu-paths.ts'
import { pageParts } from './rules/page-parts.ts'
import { rawHtml } from './rules/raw-html.ts'
import { shellPrompts } from './rules/shell-prompts.ts'
import { shownAsText } from './rules/shown-as-text.ts'
import { tableCells } from './rules/table-cells.ts'
import { tabs } from './rules/tabs.ts'
import { unclosed } from './rules/unclosed.ts'
import { untranslated } from './rules/untranslated.ts'
import { wording } from './rules/wording.ts'

/** The rules for single pages, used on the command line and in the browser. */
export const pageRules: readonly PageRule[] = [
  frontMatter,
  headingOrder,
  headingIds,
  unclosed,
  shownAsText,
  tableCells,
  footnotes,
  fenceLanguage,
  fenceLines,
  jsonFences,
  shellPrompts,
  containers,
  tabs,
  components,
  icons,
  rawHtml,
  includes,
  altText,
  linkForm,
  invisibleCharacters,
  limits,
  hanPunctuation,
  untranslated,
  pageParts,
  emptyCells,
  menuPaths,
  wording,
  boldSpaces,
  checkOff,
]
