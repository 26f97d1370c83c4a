import type { Faults } from '../../check-faults.ts'

/**
 * The English messages of the content check about files, front matter, and configuration: what is wrong, then
 * how to fix it.
 */
export const files = {
  // Files and front matter
  'front-matter-unclosed': [
    'The front matter has no closing line.',
    'End it with a line of three hyphens, or remove the hyphens in line 1.',
  ],
  'front-matter-yaml': [
    'The front matter is not valid YAML: {reason}.',
    'Fix the YAML between the lines of hyphens. Until then, the page has no metadata.',
  ],
  'front-matter-colon': [
    'The value of {name} contains a colon, so the front matter is not valid YAML.',
    'Put the value in quotes: {name}: "…". Until then, the page has no metadata.',
  ],
  'front-matter-quote': [
    'The quote at the start of {name} is never closed, so the front matter is not valid YAML.',
    'Add a quote at the end of the value. Until then, the page has no metadata.',
  ],
  'front-matter-list': [
    'The front matter is not a list of names and values.',
    'Fix the YAML between the lines of hyphens. Until then, the page has no metadata.',
  ],
  'field-value': [
    'The field {name} expects {expects}.',
    'Change the value or remove the line. Until then, the field is ignored.',
  ],
  'field-missing': [
    'The front matter has no {name}.',
    'Add a line "{name}: …" between the two lines of hyphens at the top.',
  ],
  'field-unknown': ['The site has no front matter field {name}.', 'Remove the line.'],
  'field-other': [
    'The field {name} belongs to another documentation tool, so it has no effect.',
    'Use {known} instead.',
  ],
  'field-misspelt': ['The site has no front matter field {name}.', 'Did you mean {likely}?'],
  'description-long': [
    'The description has {length} characters.',
    'Shorten it to one sentence of at most {most} characters.',
  ],
  'page-twice': [
    'This file has the address {path}, which {other} already uses.',
    'Rename or remove one of the two files.',
  ],

  'file-encoding': [
    'The file is not UTF-8: characters are lost from this line on.',
    'Open it in an editor and save it with UTF-8 encoding.',
  ],
  'file-extension': [
    'The file is not a page: page file names must end with .md in lowercase.',
    'Rename it to {name}.',
  ],
  'file-outside': [
    'The file is not a page: it is outside the language folders ({folders}).',
    'Move it into one of them. If it is not meant to be a page, start its name with _.',
  ],
  'file-case': [
    '{name} and {other} differ only in letter case. Windows and macOS keep only one of them.',
    'Rename one of the two.',
  ],
  'file-active': [
    'Browsers or web servers can run .{extension} files, so content folders must not contain them.',
    'Remove the file, or publish it in a ZIP archive.',
  ],
  'block-missing': [
    'site.json lists the block {name}, but the content folder has no blocks/{name}.js.',
    'Add the file, or remove the name from blocks.',
  ],
  'block-undefined': [
    'The module doesn’t define the element {name}, so the block is not published.',
    'Call customElements.define("{name}", …) in it.',
  ],
  'link-outside': [
    'The file is a link that leads out of the content folder.',
    'Replace it with a copy of the file, or remove it.',
  ],
  'link-unusable': [
    'The file is a link that leads to a folder, or to nothing.',
    'Replace it with a copy of what is meant, or remove it.',
  ],
  'file-special': ['This is not a file, but a pipe, socket, or device.', 'Remove it.'],
  'page-slow': [
    'Reading the page takes more than {seconds} seconds, so the search and the content check leave out its text.',
    'Split the page.',
  ],
  'svg-active': [
    'The image contains “{part}”, which can run a script or load a file from another site.',
    'Remove it, for example by exporting the drawing again as plain SVG, or use PNG or WebP.',
  ],

  // Configuration
  'config-json': ['The file is not valid JSON: {reason}.', 'Fix it. Until then, the site uses the default.'],
  'config-object': ['The file is not a JSON object.', 'Fix it. Until then, the site uses the default.'],
  'config-list': ['The file is not a JSON list.', 'Fix it. Until then, the site uses the default.'],
  'config-field': [
    'The field {name} expects {expects}.',
    'Change the value. Until then, the site uses the default.',
  ],
  'config-place': ['At {place}: {reason}.', 'Change the value. Until then, the site uses the default.'],
  'config-unknown': ['The site has no setting {name}.', 'Remove it.'],
  'config-misspelt': ['The site has no setting {name}.', 'Did you mean {likely}?'],
  'off-unknown': [
    'There is no rule “{rule}”.',
    'Use the rule ID that the check prints in parentheses after an issue.',
  ],
  'off-misspelt': ['There is no rule “{rule}”.', 'Did you mean {likely}?'],
  'off-reason': [
    'The rule {rule} is switched off without a reason, so it still applies.',
    'Add the reason after a colon, as in “{rule}: reason”.',
  ],
  'off-unused': ['Nothing here breaks the rule {rule}.', 'Remove the comment that switches it off.'],
  'notice-field': [
    'Entry {entry}: the field {name} expects {expects}.',
    'Change the value. Until then, the site uses the default.',
  ],
  'notice-place': [
    'Entry {entry} needs a path or a match.',
    'Add one. Until then, the notice is never shown.',
  ],
  'notice-match': [
    'The match of entry {entry} is not a regular expression.',
    'Change it. Until then, the notice is never shown.',
  ],
  'notice-empty': [
    'Entry {entry} needs a title or content.',
    'Add one. Until then, the notice is never shown.',
  ],
  'policy-behind': [
    'The field {field} uses {origin}, which the deployed policy blocks ({directive} in _headers).',
    'Run npm run index with --content and --out of the published site, then reload the host’s configuration.',
  ],
  'version-missing': [
    'The field versions has no entry with the base {base}, which is the path of this site.',
    'Add one, or correct the base of an entry. Until then, the site does not know which version it is.',
  ],
} as const satisfies Faults
