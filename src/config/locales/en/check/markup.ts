import type { Faults } from '../../check-faults.ts'

/**
 * The English messages of the content check about markup that is shown as text, raw HTML, and included files:
 * what is wrong, then how to fix it.
 */
export const markup = {
  // Markup that is shown as text, and invisible characters
  'text-full-width': [
    '“{text}” is shown as text because it starts with full-width characters.',
    'Write {meant} with half-width characters.',
  ],
  'text-heading': ['“{text}” is shown as text.', 'Add a space after {marks}.'],
  'text-table': [
    'The table is shown as text: this line and the line above have different numbers of columns.',
    'Use the same number of | in both lines.',
  ],
  'text-link': [
    '“{text}” is shown as text because its address is not valid.',
    'Write spaces in the address as %20, and put a title in quotes after it.',
  ],
  'text-attributes': [
    '“{text}” is shown as text.',
    'Write {#id .class width=300} with plain names only, or put the text in backticks.',
  ],
  'text-alert': ['The site has no alert {name}, so this stays a plain quote.', 'Use one of {known}.'],
  'text-task': [
    '“{text}” is shown as text because it is not a valid checkbox.',
    'Write [ ] or [x], followed by a space.',
  ],
  'table-cells': [
    'The row has {cells} cells, but the table has {columns} columns. The extra cells are not shown.',
    'Remove the extra cells. If a | is part of the text or code, write \\|.',
  ],
  'footnote-undefined': [
    'The footnote {name} has no text.',
    'Add a line that starts with [^{name}]: and contains its text.',
  ],
  'footnote-unused': [
    'No text refers to the footnote {name}, so it is not shown.',
    'Write [^{name}] in the text, or remove the footnote.',
  ],
  'footnote-twice': [
    'The footnote {name} is defined twice. Only the first definition is used.',
    'Remove one, or rename it.',
  ],
  'character-turning': [
    'The character {code} reverses the direction of the text after it, so the text can look different from what it is.',
    'Remove it. For right-to-left text, write dir="rtl" on an element.',
  ],
  'character-odd': [
    'The character {code} is invisible or looks like a space, and prevents this line from being read as markup.',
    'Replace it with an ordinary space, or remove it.',
  ],

  // Limits, which keep every page fast
  'limit-containers': [
    'Containers are nested {most} levels deep here. Deeper ones are shown as text.',
    'Use headings, or split the content.',
  ],
  'limit-formula': [
    'The formula has {length} characters. Above {most}, readers see a button instead.',
    'Split the formula.',
  ],
  'limit-diagram': [
    'The diagram has {length} characters. Above {most}, its source is shown instead.',
    'Split the diagram.',
  ],
  'limit-flow': [
    'The flowchart has {lines} lines. Above {most}, its source is shown instead.',
    'Split the flowchart.',
  ],
  'limit-spans': [
    'The cells with rowspan or colspan on this page cover more than {most} cells. From here on, the site removes both.',
    'Use smaller spans, or split the table.',
  ],
  'limit-marks': [
    'A letter has more than 30 combining marks. The site leaves out the others.',
    'Remove the extra marks.',
  ],
  'limit-word': [
    'A word has more than 200 letters of a script that joins them. The site lets it break after 200 letters.',
    'Add spaces.',
  ],

  // Raw HTML and included files
  'html-tag': [
    'The site removes <{name}>.',
    'Write it in Markdown. If <{name}> is meant as text, put it in backticks.',
  ],
  'html-attribute': ['The site removes {attributes} from <{name}>.', 'Remove it.'],
  'include-missing': [
    'The included file does not exist: {detail}.',
    'Fix the path. It starts with ./ or ../ and is relative to this file.',
  ],
  'include-foreign': [
    'Only Markdown files in the content folder can be included: {detail}.',
    'Write a relative path that ends in .md.',
  ],
  'include-cycle': ['The files include each other: {detail}.', 'Remove one of the includes.'],
  'include-depth': ['Includes are nested too deeply: {detail}.', 'Include the file directly in the page.'],
  'include-amount': ['The page includes too many files: {detail}.', 'Split the page.'],
  'include-size': ['The included files are too long: {detail}.', 'Split the page.'],
  'include-region': [
    'The file has no such region: {detail}.',
    'Mark the region in that file with <!-- #region name --> and <!-- #endregion name -->.',
  ],
} as const satisfies Faults
