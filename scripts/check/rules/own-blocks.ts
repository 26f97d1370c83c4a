import type { Rule } from '../rule.ts'

/** Reports names of own blocks that `site.json` doesn't list. Readers see only the content of the tag. */
export const ownBlocks: Rule = {
  id: 'own-block',
  severity: 'error',
  ofSite: ({ pages, config: { blocks = [] } }) =>
    pages.flatMap(({ file, ownBlocks: shown }) =>
      shown
        .filter(({ name }) => name !== '' && !blocks.includes(name))
        .map(({ name, line }) => ({ file, line, kind: 'block-unlisted', values: { name } })),
    ),
}
