import type { Faults } from './faults.ts'

/** What the content check says of headings, code, containers, tabs, components and icons: what is wrong, and how to mend it. */
export const textEn = {
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
} as const satisfies Faults
