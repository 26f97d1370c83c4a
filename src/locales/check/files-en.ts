import type { Faults } from './faults.ts'

/** What the content check says of files, front matter and configuration: what is wrong, and how to mend it. */
export const filesEn = {
  // Files and front matter
  'front-matter-unclosed': [
    'The front matter has no closing line.',
    'End it with a line of three hyphens, or remove the hyphens in line 1.',
  ],
  'front-matter-yaml': [
    'The front matter is not valid YAML: {reason}.',
    'Mend the YAML between the lines of hyphens; until then the page has no metadata.',
  ],
  'front-matter-list': [
    'The front matter is not a list of names and values.',
    'Mend the YAML between the lines of hyphens; until then the page has no metadata.',
  ],
  'field-value': [
    'The field {name} expects {expects}.',
    'Change the value or remove the line; until then the field is ignored.',
  ],
  'field-missing': [
    'The front matter gives no {name}.',
    'Add a line "{name}: …" between the two lines of hyphens at the top.',
  ],
  'field-unknown': ['The site knows no front matter field {name}.', 'Remove the line.'],
  'field-misspelt': ['The site knows no front matter field {name}.', 'Did you mean {likely}?'],
  'description-long': [
    'The description has {length} characters.',
    'Shorten it to one sentence of at most {most} characters.',
  ],
  'page-twice': [
    'This file would be the page {path}, which {other} already is.',
    'Rename or remove one of the two.',
  ],

  // Configuration
  'config-json': ['It is not valid JSON: {reason}.', 'Change it; until then the default applies.'],
  'config-object': ['It does not hold a JSON object.', 'Change it; until then the default applies.'],
  'config-list': ['It does not hold a list.', 'Change it; until then the default applies.'],
  'config-field': ['The field {name} expects {expects}.', 'Change it; until then the default applies.'],
  'config-place': ['At {place}: {reason}.', 'Change it; until then the default applies.'],
  'notice-field': [
    'Entry {entry}: the field {name} expects {expects}.',
    'Change it; until then the default applies.',
  ],
  'notice-place': ['Entry {entry}: it needs a path or a match.', 'Add one; until then it never shows.'],
  'notice-match': [
    'Entry {entry}: its match is no regular expression.',
    'Change it; until then the notice never shows.',
  ],
  'notice-empty': ['Entry {entry}: it needs a title or content.', 'Add one; until then it never shows.'],
  'policy-behind': [
    'The field {field} names {origin}, which the delivered policy forbids ({directive} in _headers).',
    'Run npm run index with --content and --out of the published site, and let the host read its files again.',
  ],
} as const satisfies Faults
