import type { Faults } from './faults.ts'

/** What the content check says of markup that is shown as it was written, raw HTML and included files: what is wrong, and how to mend it. */
export const markupEn = {
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
} as const satisfies Faults
