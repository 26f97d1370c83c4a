/** What the content check says, by the kind of fault: what is wrong, and how to mend it. It comes late: with a fault, or with the preview. */
export const faultsEn = {
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

  // Headings
  'heading-first': [
    'The body begins with a # heading.',
    'Remove it: the title comes from the front matter, and sections begin with ##.',
  ],
  'heading-title': [
    '“{text}” is a # heading inside the body.',
    'Remove it: the title comes from the front matter, and sections begin with ##.',
  ],
  'heading-level': [
    '“{text}” is a heading of level {level} below one of level {above}.',
    'Write it with {marks}.',
  ],
  'heading-empty': ['The heading is empty.', 'Write its text or remove the line.'],
  'id-reserved': [
    'The id {id} belongs to the site itself, which writes page-{id} in its place.',
    'Give another id: {#…} behind the heading.',
  ],
  'id-twice': [
    'The id {id} stands in line {before} already.',
    'Word the heading differently, or give it an id of its own: {#…}.',
  ],

  // Code
  'fence-language': [
    'The fence names no language.',
    'Name it behind the opening marks (bash, json, yaml …); output and plain text are text.',
  ],
  'fence-unclosed': [
    'The fence is never closed: all that follows is code.',
    'Close it with a line of as many backticks as its first line has.',
  ],
  'math-unclosed': [
    'The formula is never closed: all that follows is in it.',
    'Close it with a line of two dollar signs.',
  ],
  'comment-unclosed': ['The comment is never closed: nobody sees what follows.', 'Close it with -->.'],
  'fence-lines': [
    'The marked lines {lines} are no lines of this fence.',
    'Write numbers and ranges from 1 to {count}: 1,3-5 in braces.',
  ],
  'code-indented': [
    'Lines indented by four spaces are shown as code.',
    'Put them into a fence with a language, or indent them less.',
  ],
  'fence-json': [
    'The fence claims to be {language} and is not: {reason}.',
    'Complete it, or call it jsonc where it has comments or gaps.',
  ],
  'shell-prompt': [
    'A command stands behind a prompt.',
    'Leave the prompt out; put output into a fence of its own (text).',
  ],

  // Containers, tabs, components, icons
  'container-unknown': [
    'The site knows no container {name}; its content is shown without a box.',
    'Use tip, info, note, warning, danger, details, tabs or code-tabs.',
  ],
  'container-open': [
    'The container {name} is never closed: all that follows is in it.',
    'Close it with a line of as many colons as its first line has.',
  ],
  'container-stray-end': [
    '“{text}” is shown as text.',
    'Remove it: no container is open here. An outer container needs more colons than the inner one.',
  ],
  'container-stray': [
    '“{text}” is shown as text.',
    'Write three colons, a space, a name of letters, and the title behind it.',
  ],
  'container-empty': [
    'The container {name} holds no code to be made from.',
    'Put the code into it, in a fence with a language.',
  ],
  'tabs-none': ['The container {name} has no tab.', 'Begin each tab with a line @tab Title.'],
  'tabs-before': [
    'Something stands before the first tab, where no tab shows it.',
    'Move it before the container or into a tab.',
  ],
  'tab-untitled': ['The tab has no title.', 'Write it behind @tab.'],
  'tab-twice': ['The tab “{title}” stands twice in one container.', 'Give each tab a title of its own.'],
  'tab-active': ['A second tab wants to show first.', 'Write :active behind one @tab only.'],
  'tab-stray': [
    '“{text}” is shown as text: it stands in no container of tabs.',
    'Put the tabs between ::: tabs and :::.',
  ],
  'tab-form': [
    '“{text}” is shown as text: no tab begins like that.',
    'Write @tab Title or @tab:active Title.',
  ],
  'component-form': [
    '<{name}> is not read as a component.',
    'Write <{known} …/> on a line of its own, with every attribute in quotes.',
  ],
  'component-unknown': [
    'The site knows no component <{name}>; the tag vanishes.',
    'Use one of {known}, or put the text into backticks.',
  ],
  'component-text': [
    'The tag <{name} is shown as text.',
    'Write <{name} …/> with every attribute in a pair of quotes.',
  ],
  'component-bare': ['<{name}> says not what it shows.', 'Write {attribute}="…" into the tag.'],
  'component-open': [
    '<{name}> is never closed: all that follows is in it.',
    'Close it with </{name}> on a line of its own, or write <{name} …/> where nothing stands in it.',
  ],
  'icon-unknown': [
    'The site draws no icon {name}: it shows only where site.json names the style sheet of an icon font that has it.',
    'Use one of {known}, or leave it out.',
  ],

  // Markup that is shown as it was written, and characters that nobody sees
  'text-full-width': [
    '“{text}” is shown as text: it begins with full-width characters.',
    'Write {meant} with the characters of a Latin keyboard.',
  ],
  'text-heading': ['“{text}” is shown as text.', 'Write a space behind {marks}.'],
  'text-table': [
    'The table is shown as text: this line has not as many columns as the line above.',
    'Give both lines the same number of |.',
  ],
  'text-link': [
    '“{text}” is shown as text: its address is none.',
    'Write spaces in an address as %20, and a title in quotes behind it.',
  ],
  'text-attributes': [
    '“{text}” is shown as text.',
    'Write {#id .class width=300} with plain names only, or put it into backticks.',
  ],
  'text-alert': ['The site knows no alert {name}; the quote stays a quote.', 'Use one of {known}.'],
  'text-task': [
    '“{text}” is shown as text: it is no box to tick.',
    'Write [ ] or [x] and a space behind it.',
  ],
  'table-cells': [
    'The row has {cells} cells in a table of {columns} columns; the rest is not shown.',
    'Take the cells out, or write \\| where a | belongs to the text, in code too.',
  ],
  'footnote-undefined': ['Nothing says what the footnote {name} is.', 'Add a line [^{name}]: with its text.'],
  'footnote-unused': [
    'No mark leads to the footnote {name}: it is not shown.',
    'Write [^{name}] in the text, or remove it.',
  ],
  'footnote-twice': [
    'The footnote {name} is there twice; the first one counts.',
    'Remove one, or rename it.',
  ],
  'character-turning': [
    'The character {code} turns the direction of what follows: it may read otherwise than it is.',
    'Remove it; write dir="rtl" on an element where the text needs it.',
  ],
  'character-odd': [
    'The character {code} looks like a space or like nothing, and keeps the line from being markup.',
    'Write an ordinary space, or remove it.',
  ],

  // Raw HTML and included files
  'html-tag': [
    'The site drops <{name}>.',
    'Write it in markdown; where <{name}> is meant as text, put it into backticks.',
  ],
  'html-attribute': ['The site drops {attributes} of <{name}>.', 'Remove it.'],
  'include-missing': [
    'There is no such file to include: {detail}.',
    'Mend the path; it begins with ./ or ../ at this file.',
  ],
  'include-foreign': [
    'Only markdown files of the content folder can be included: {detail}.',
    'Write a relative path that ends in .md.',
  ],
  'include-cycle': ['The files include each other: {detail}.', 'Take one of the includes out.'],
  'include-depth': [
    'Files are included too deep inside each other: {detail}.',
    'Include the file in the page itself.',
  ],
  'include-amount': ['The page includes too many files: {detail}.', 'Split the page.'],
  'include-region': [
    'The file has no such region: {detail}.',
    'Mark it there with <!-- #region name --> and <!-- #endregion name -->.',
  ],

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
} as const satisfies Readonly<Record<string, readonly [what: string, mend: string]>>

/** Parts of the sentences above that are words themselves. */
export const phrasesEn = {
  // What a field expects
  text: 'a text',
  flag: 'true or false',
  number: 'a number',
  'two-numbers': 'two numbers',
  'text-list': 'a text or a list of texts',
  styles: 'names and values of CSS properties',
  letters: 'letters and digits',
  tag: 'a tag name and its attributes',
  authors: 'a name, an object with a name, or a list of these',
  date: 'a date such as 2026-03-05',
  'one-of': 'one of {options}',
  'or-false': '{inner}, or false',
  'or-flag': '{inner}, or true or false',
  list: 'a list (each {inner})',
  object: 'an object with {names}',
  record: 'names, each with {inner}',
  either: '{one}, or {other}',

  // Places, and parts of a page
  'whole-file': 'the whole file',
  'this-page': 'this page',
  missing: 'missing',
  'none-any-more': 'none any more',
  'in-line': '{part} in line {line}',
  heading: '{marks} with the id {id}',
  table: 'a table of {columns} columns and {rows} rows',
  'row-keyless': 'one without code',
  row: 'that of `{key}`',
  fence: 'one of {language}',
  'fence-plain': 'one of no language',
  container: '{name}',
  tabs: '{name} with {tabs} tabs',
  steps: 'one of {count} steps',
} as const satisfies Readonly<Record<string, string>>

/** The same in the form that every language has (`CheckWords`). */
export const checkEn = { faults: faultsEn, phrases: phrasesEn, between: ' ' }
