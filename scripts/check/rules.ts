import { pageRules } from '../../src/check/page-rules.ts'
import type { Rule } from './rule.ts'
import { deadAnchor } from './rules/dead-anchor.ts'
import { deadLink } from './rules/dead-link.ts'
import { deliveredPolicy } from './rules/delivered-policy.ts'
import { images } from './rules/images.ts'
import { languagePairs } from './rules/language-pairs.ts'
import { mediaOrigins } from './rules/media-origins.ts'
import { navigationIcons } from './rules/navigation-icons.ts'
import { navigationLinks } from './rules/navigation-links.ts'
import { orphans } from './rules/orphans.ts'
import { ownBlocks } from './rules/own-blocks.ts'
import { ownVersionListed } from './rules/own-version.ts'
import { questions } from './rules/questions.ts'
import { redirects } from './rules/redirects.ts'
import { schema } from './rules/schema.ts'
import { structure } from './rules/structure.ts'
import { translationAge } from './rules/translation-age.ts'
import { unlisted } from './rules/unlisted.ts'
import { unusedImages } from './rules/unused-images.ts'

/** All rules of `npm run check:content`. */
export const rules: readonly Rule[] = [
  schema,
  ...pageRules,
  deadLink,
  deadAnchor,
  images,
  unusedImages,
  mediaOrigins,
  ownBlocks,
  languagePairs,
  structure,
  translationAge,
  orphans,
  navigationLinks,
  navigationIcons,
  unlisted,
  redirects,
  questions,
  deliveredPolicy,
  ownVersionListed,
]
