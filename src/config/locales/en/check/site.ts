import type { Faults } from '../../check-faults.ts'

/**
 * The English messages of the content check about images, links, navigation, and translations: what is wrong,
 * then how to fix it.
 */
export const site = {
  // Images and links
  'image-alt': [
    'The image {url} has no alternative text.',
    'Describe the image between the brackets: ![The settings of the project](…).',
  ],
  'image-missing': ['The image {url} does not exist ({path}).', 'Fix the path, or add the file.'],
  'image-large': [
    'The image {url} is {width} × {height} pixels.',
    'Reduce it to at most {most} pixels on each side, so that phones can load and show it.',
  ],
  'image-unused': ['No page uses this image.', 'Use it on a page, or delete the file.'],
  'image-kind': [
    'The address {url} is not an image file.',
    'Use a file name with an image extension, such as ./img/list.png.',
  ],
  'media-origin': [
    'The file {url} cannot play: the site’s policy blocks media from {origin}.',
    'Add "{origin}" to mediaOrigins in site.json, or put the file next to the page.',
  ],
  'block-unlisted': [
    'The site has no block of its own with the name “{name}”, so only the content of the tag is shown.',
    'Add "{name}" to blocks in site.json and its module to blocks/{name}.js, or correct the name.',
  ],
  'link-empty': ['The link has no address.', 'Write the address between the parentheses.'],
  'link-refused': ['The site does not allow the address {url}.', 'Use https, mailto, or the path of a page.'],
  'link-untitled': ['The link to {url} has no text.', 'Write the text between the brackets: [text](…).'],
  'link-http': ['The link to {url} uses unencrypted HTTP.', 'Use https if the target supports it.'],
  'link-swallows': [
    'The address {url} includes the text that follows it.',
    'Put the address in angle brackets, or add a space after it.',
  ],
  'link-undefined': [
    '“{text}” is shown as text because the link has no address.',
    'Add a line [{name}]: address, or write the address in parentheses.',
  ],
  'link-file': [
    'The link {url} points to a file that does not exist ({path}).',
    'Fix the path, or add the file.',
  ],
  'link-no-address': [
    'The link {url} is not a valid address.',
    'Write the path of a page, or an address that starts with https://.',
  ],
  'link-dead': [
    'The link {url} points to a page that does not exist ({path}).',
    'Fix the path, or add the page.',
  ],
  'link-dead-near': ['The link {url} points to a page that does not exist ({path}).', 'Did you mean {near}?'],
  'link-elsewhere': [
    'The link {url} shows the page in {language}, because this language has no {file}.',
    'Add the file, or link to another page.',
  ],
  'link-elsewhere-near': [
    'The link {url} shows the page in {language}, because this language has no {file}.',
    'Did you mean {near}? If not, add the file, or link to another page.',
  ],
  'link-old': ['The link {url} uses an old or nonstandard address.', 'Link to the file of {path} instead.'],
  'link-language': ['The link {url} points to the other language.', 'Link to the page in the same language.'],
  'anchor-missing': [
    'The link {url} points to a section that {target} does not have.',
    'Use one of its sections: {sections}.',
  ],
  'anchor-near': [
    'The link {url} points to a section that {target} does not have.',
    'Did you mean #{near}? Its sections are {sections}.',
  ],
  'anchor-none': [
    'The link {url} points to a section, but {target} has none.',
    'Remove the part after the page, or add a heading with this ID.',
  ],

  // Navigation
  'navigation-language': [
    'The link {url} points to the other language.',
    'Change the start of the path so that it stays in {locale}.',
  ],
  'navigation-old': ['The link {url} uses an old or nonstandard address.', 'Write {path} instead.'],
  'navigation-twice': [
    'The link {url} points to a page that is already listed.',
    'Keep only one of the two.',
  ],
  orphan: ['No page, sidebar, or navbar links to this page.', 'Add it to {file}, or link to it from a page.'],
  unlisted: [
    'The page is not listed in the sidebar that is shown next to it.',
    'Add it to {file}, or add "index: false" to its front matter.',
  ],
  'redirect-path': [
    'redirectFrom {path} is not a path.',
    'Start at the site’s root, for example /guide/old.html.',
  ],
  'redirect-language': [
    'redirectFrom {path} belongs to the other language and is ignored.',
    'Start with the prefix of this page’s language, for example {own}.',
  ],
  'redirect-self': ['redirectFrom {path} is this page itself, which causes a loop.', 'Remove the line.'],
  'redirect-loop': [
    'redirectFrom {path} is the page {other}, which redirects back and causes a loop.',
    'Remove the line, or remove that page.',
  ],
  'redirect-shadow': [
    'redirectFrom {path} is the existing page {other}, so the redirect never applies.',
    'Remove the line, or remove that page.',
  ],
  'redirect-claimed': [
    'redirectFrom {path} is already used by {other}.',
    'Keep it on only one of the two pages.',
  ],

  // Search
  'questions-section': [
    'The questions mention #{id}, but the page has no such section.',
    'Use the ID of one of its headings. If the phrase contains a colon, put it in quotes.',
  ],
  'questions-many': [
    'The questions of one section or page are {count} phrases.',
    'Keep the {most} that readers are most likely to type.',
  ],
  'questions-long': [
    'The phrase “{phrase}” has {length} characters.',
    'Shorten it to at most {most}, as readers would type it.',
  ],
  'questions-twice': [
    'The phrase “{phrase}” is also in the questions of {other}.',
    'Keep it on the page that answers it best.',
  ],

  // Languages
  'han-punctuation': [
    'A half-width {mark} is used between CJK characters: “{text}”.',
    'Write {full} instead.',
  ],
  'text-untranslated': ['“{text}” is not translated.', 'Translate it. If it is code, put it in backticks.'],
  'field-untranslated': ['The {name} is not translated.', 'Translate it.'],
  'language-missing': ['The page has no version in {language}.', 'Add {file}.'],
  'translation-age': [
    '{original} has changed since this translation was made.',
    'Update the translation, then write basedOn: "{hash}" in its front matter.',
  ],
  'structure-heading': [
    'Heading {number} is {own}; {original} has {theirs}.',
    'Give both pages the same headings in the same order.',
  ],
  'structure-table': [
    'Table {number} is {own}; {original} has {theirs}.',
    'Use the same columns and rows in both tables.',
  ],
  'structure-row': [
    'Row {number} of the table is {own}; {original} has {theirs}.',
    'Write the same keys, options, or messages as code in the first cells of both rows.',
  ],
  'structure-fence': [
    'Code block {number} is {own}; {original} has {theirs}.',
    'Use the same code blocks in the same order.',
  ],
  'structure-container': [
    'Container {number} is {own}; {original} has {theirs}.',
    'Use the same containers and tabs in the same order.',
  ],
  'structure-steps': [
    'Numbered list {number} is {own}; {original} has {theirs}.',
    'Use the same steps in both lists.',
  ],
  'structure-id': [
    'The heading’s ID is {own}, but {original} uses {theirs}.',
    'Add {mark} after the heading.',
  ],
} as const satisfies Faults
