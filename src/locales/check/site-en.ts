import type { Faults } from './faults.ts'

/** What the content check says of images, links, navigation and the pair of languages: what is wrong, and how to mend it. */
export const siteEn = {
  // Images and links
  'image-alt': [
    'The image {url} has no text for those who do not see it.',
    'Write what it shows between the brackets: ![The list of storages](…).',
  ],
  'image-missing': ['The image {url} is not there ({path}).', 'Mend the path, or put the file there.'],
  'image-kind': [
    'The image {url} is no file of an image.',
    'Name a file with its ending, such as ./img/list.png.',
  ],
  'media-origin': [
    'The file {url} cannot play: the policy of the site does not let media of {origin} load.',
    'Add "{origin}" to mediaOrigins in site.json, or put the file beside the page.',
  ],
  'link-empty': ['The link has no address.', 'Write it between the parentheses.'],
  'link-refused': ['The site refuses the address {url}.', 'Use https, mailto or the path of a page.'],
  'link-untitled': ['The link to {url} has no text.', 'Write it between the brackets: [text](…).'],
  'link-http': ['The link to {url} is not encrypted.', 'Write https, where the other site has it.'],
  'link-swallows': [
    'The address {url} takes in what stands behind it.',
    'Put it into angle brackets, or a space behind it.',
  ],
  'link-undefined': [
    '“{text}” is shown as text: nothing says where it leads.',
    'Add a line [{name}]: address, or write the address in parentheses.',
  ],
  'link-file': [
    'The link {url} leads to a file that is not there ({path}).',
    'Mend the path, or put the file there.',
  ],
  'link-no-address': ['The link {url} is no address.', 'Write the path of a page, or https://….'],
  'link-dead': ['The link {url} leads to no page ({path}).', 'Mend the path, or write the page.'],
  'link-old': [
    'The link {url} leads to an old or differently written address.',
    'Link to the file of {path}.',
  ],
  'link-language': [
    'The link {url} leads into the other language.',
    'Link to the page in the language of this one.',
  ],
  'anchor-missing': [
    'The link {url} names a part that {target} does not have.',
    'Use the id of a heading of that page.',
  ],
  'anchor-near': ['The link {url} names a part that {target} does not have.', 'Did you mean #{near}?'],

  // Navigation
  'navigation-language': [
    'The link {url} leads into the other language.',
    'Begin it so that it stays in {locale}.',
  ],
  'navigation-old': [
    'The link {url} leads to an old or differently written address.',
    'Write the link to {path}.',
  ],
  'navigation-twice': ['The link {url} leads to a page that is listed before.', 'Keep one of the two.'],
  orphan: ['No page, sidebar or navbar leads to this page.', 'Add it to {file}, or link to it from a page.'],
  unlisted: [
    'The page does not stand in the sidebar that is shown beside it.',
    'Add it to {file}, or write "index: false" into its front matter.',
  ],
  'redirect-path': ['redirectFrom {path} is no path.', 'Write it from the site’s root, /guide/old.html.'],
  'redirect-language': [
    'redirectFrom {path} stands in the other language and is ignored.',
    'Write it with the beginning of this page’s language, as in {own}.',
  ],
  'redirect-self': ['redirectFrom {path} is this page itself: a loop.', 'Remove the line.'],
  'redirect-loop': [
    'redirectFrom {path} is the page {other}, which redirects back: a loop.',
    'Remove the line, or remove that page.',
  ],
  'redirect-shadow': [
    'redirectFrom {path} is the page {other}, which always wins.',
    'Remove the line, or remove that page.',
  ],
  'redirect-claimed': [
    'redirectFrom {path} is claimed by {other} already.',
    'Keep it on one of the two pages.',
  ],

  // Languages
  'han-punctuation': ['A half-width {mark} stands between Han characters: “{text}”.', 'Write {full}.'],
  'text-untranslated': [
    '“{text}” is not in Chinese.',
    'Translate it, or put it into backticks where it is code.',
  ],
  'field-untranslated': ['The {name} is not in Chinese.', 'Translate it.'],
  'language-missing': ['The page has no counterpart in {language}.', 'Write {file}.'],
  'translation-age': [
    '{original} was changed after this translation of it.',
    'Bring it up to date, and write basedOn: "{hash}" into its front matter.',
  ],
  'structure-heading': [
    'Heading {number} is {own}; {original} has {theirs}.',
    'Give both pages the same headings in the same order.',
  ],
  'structure-table': [
    'Table {number} is {own}; {original} has {theirs}.',
    'Give both tables the same columns and rows.',
  ],
  'structure-row': [
    'Row {number} of the tables is {own}; {original} has {theirs}.',
    'Write the same keys, options or messages as code in the first cells of both rows.',
  ],
  'structure-fence': [
    'Code block {number} is {own}; {original} has {theirs}.',
    'Show the same code blocks in the same order.',
  ],
  'structure-container': [
    'Container {number} is {own}; {original} has {theirs}.',
    'Use the same containers and tabs in the same order.',
  ],
  'structure-steps': [
    'Numbered list {number} is {own}; {original} has {theirs}.',
    'Give both lists the same steps.',
  ],
  'structure-id': [
    'The heading has the id {own}, its counterpart in {original} has {theirs}.',
    'Write {mark} behind it.',
  ],
} as const satisfies Faults
