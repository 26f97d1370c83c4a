/** The IDs of all rules, for switching them off. A test compares them with the rules. */
export const ruleIds: readonly string[] = [
  ...['schema', 'front-matter', 'heading-order', 'heading-id', 'unclosed', 'shown-as-text', 'table-cells'],
  ...['footnote', 'fence-language', 'fence-lines', 'json', 'shell-prompt', 'container', 'tabs', 'component'],
  ...[
    'icon',
    'limit',
    'raw-html',
    'include',
    'alt-text',
    'link-form',
    'invisible',
    'han-punctuation',
    'untranslated',
  ],
  ...[
    'dead-link',
    'dead-anchor',
    'image',
    'unused-image',
    'media-origin',
    'own-block',
    'language-pair',
    'structure',
    'translation-age',
  ],
  ...['page-part', 'empty-cell', 'menu-path', 'wording', 'bold-space'],
  ...['orphan', 'navigation', 'unlisted', 'redirect', 'questions', 'delivered-policy', 'diagram'],
]
