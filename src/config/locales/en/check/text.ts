import type { Faults } from '../../check-faults.ts'

/**
 * The English messages of the content check about headings, code, containers, tabs, components, and icons:
 * what is wrong, then how to fix it.
 */
export const text = {
  // Headings
  'heading-first': [
    'The body starts with a # heading.',
    'Remove it. The title comes from the front matter, and sections start with ##.',
  ],
  'heading-title': [
    '“{text}” is a # heading inside the body.',
    'Remove it. The title comes from the front matter, and sections start with ##.',
  ],
  'heading-level': [
    '“{text}” is a level {level} heading directly below a level {above} heading.',
    'Use {marks} instead.',
  ],
  'heading-empty': ['The heading is empty.', 'Add its text, or remove the line.'],
  'id-reserved': [
    'The ID {id} is reserved for the site, so it becomes page-{id}.',
    'Set another ID after the heading: {#…}.',
  ],
  'id-twice': [
    'The ID {id} is already used in line {before}.',
    'Reword the heading, or set a different ID: {#…}.',
  ],

  // Code
  'fence-language': [
    'The code block has no language.',
    'Add it after the opening marks (bash, json, yaml …). Use text for output and plain text.',
  ],
  'fence-unclosed': [
    'The code block is not closed, so everything after it is shown as code.',
    'Close it with a line of as many backticks as in its first line.',
  ],
  'math-unclosed': [
    'The formula is not closed, so it includes everything after it.',
    'Close it with a line of two dollar signs.',
  ],
  'comment-unclosed': ['The comment is not closed, so everything after it is hidden.', 'Close it with -->.'],
  'fence-lines': [
    'The marked lines {lines} do not exist in this code block.',
    'Write numbers and ranges from 1 to {count} in braces, for example 1,3-5.',
  ],
  'code-indented': [
    'Lines indented by four spaces are shown as code.',
    'Put them in a code block with a language, or indent them less.',
  ],
  'fence-json': [
    'The code block is marked as {language}, but its content is not valid: {reason}.',
    'Complete it. If it has comments or gaps, mark it as jsonc.',
  ],
  'diagram-kind': [
    '“{text}” is not a diagram type, so nothing is drawn.',
    'Start with a type that Mermaid supports, such as flowchart LR or sequenceDiagram.',
  ],
  'diagram-syntax': [
    'Mermaid cannot parse the diagram at “{text}”, so nothing is drawn.',
    'Fix this line or the one before it. Put labels with brackets or quotes in double quotes.',
  ],
  'shell-prompt': [
    'A command is written after a prompt.',
    'Remove the prompt, and put output into a separate code block (text).',
  ],

  // Containers, tabs, components, icons
  'container-unknown': [
    'The site has no container {name}. Its content is shown without a box.',
    'Use tip, info, note, warning, danger, details, tabs, or code-tabs.',
  ],
  'container-misspelt': [
    'The site has no container {name}. Its content is shown without a box.',
    'Did you mean {likely}?',
  ],
  'container-open': [
    'The container {name} is not closed, so it includes everything after it.',
    'Close it with a line of as many colons as in its first line.',
  ],
  'container-stray-end': [
    '“{text}” is shown as text.',
    'Remove it, because no container is open here. An outer container needs more colons than the inner one.',
  ],
  'container-stray': [
    '“{text}” is shown as text.',
    'Write three colons, a space, a name made of letters, and then the title.',
  ],
  'container-title': [
    'The container {name} has no title, so the text after its name is not shown.',
    'Write it as the first line in the container, or remove it.',
  ],
  'container-empty': [
    'The container {name} contains no code to use.',
    'Put the code in it, in a code block with a language.',
  ],
  'tabs-none': ['The container {name} has no tab.', 'Start each tab with a line “@tab Title”.'],
  'tabs-before': [
    'There is content before the first tab, so no tab shows it.',
    'Move it above the container or into a tab.',
  ],
  'tab-untitled': ['The tab has no title.', 'Write the title after @tab.'],
  'tab-twice': ['The container has two tabs with the title “{title}”.', 'Give each tab a different title.'],
  'tab-active': ['More than one tab is marked as active.', 'Write :active after only one @tab.'],
  'tab-stray': [
    '“{text}” is shown as text because it is outside a tabs container.',
    'Put the tabs between ::: tabs and :::.',
  ],
  'tab-form': [
    '“{text}” is shown as text because it is not a valid start of a tab.',
    'Write “@tab Title” or “@tab:active Title”.',
  ],
  'component-form': [
    '<{name}> is not recognized as a component.',
    'Write <{known} …/> on a separate line, with every attribute in quotes.',
  ],
  'component-unknown': [
    'The site has no component <{name}>, so the tag is removed.',
    'Use one of {known}, or put the text in backticks.',
  ],
  'component-text': [
    'The tag <{name} is shown as text.',
    'Write <{name} …/> with every attribute in quotes.',
  ],
  'component-bare': ['<{name}> does not specify what to show.', 'Add {attribute}="…" to the tag.'],
  'component-value': [
    'The site has no {attribute} “{value}” for <{name}>, so nothing is shown.',
    'Use one of {known}.',
  ],
  'component-value-near': [
    'The site has no {attribute} “{value}” for <{name}>, so nothing is shown.',
    'Did you mean {likely}?',
  ],
  'component-open': [
    '<{name}> is not closed, so it includes everything after it.',
    'Close it with </{name}> on a separate line, or write <{name} …/> if it has no content.',
  ],
  'icon-unknown': [
    'The site has no icon {name}. It is shown only if site.json links the style sheet of an icon font that contains it.',
    'Use one of {known}, or remove the icon.',
  ],
} as const satisfies Faults
