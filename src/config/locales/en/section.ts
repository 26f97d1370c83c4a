/** The English texts for printing a section, loaded with that feature. Every language has the same shape. */
export const section = {
  title: 'Print or save a section',
  about:
    'Combines its pages into one document. You can print it, save it as a PDF from the browser’s print window, or save it as a Markdown file.',
  which: 'Section',
  all: 'Everything in the sidebar',
  pages: { one: '{count} page', other: '{count} pages' },
  print: 'Print or save as PDF',
  save: 'Save as Markdown',
  loading: 'Loading: {done} of {total}',
  preparing: 'Preparing: {done} of {total}',
  stop: 'Stop',
  missing: {
    one: '{count} page could not be loaded.',
    other: '{count} pages could not be loaded.',
  },
  without: 'Print without them',
  failed: 'No page could be loaded. Check the network connection, then try again.',
  close: 'Close',
}

export type SectionTexts = typeof section
