import type { Rule } from '../rule.ts'

/** Reports images that nothing uses, because they would be published for no one. */
export const unusedImages: Rule = {
  id: 'unused-image',
  severity: 'warning',
  ofSite: (site) => site.unusedImages.map((file) => ({ file, line: 1, kind: 'image-unused' })),
}
