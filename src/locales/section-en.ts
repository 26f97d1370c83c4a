/** Texts of printing a section in English, loaded with it. The shape of this object is the shape of every language. */
export const sectionEn = {
  title: 'Print or save a section',
  about:
    'Its pages, one after the other, as one document: on paper, as a PDF from the browser’s print window, or as a file.',
  which: 'Section',
  all: 'Everything in the sidebar',
  pages: { one: '{count} page', other: '{count} pages' },
  print: 'Print or save as PDF',
  save: 'Save as Markdown',
  loading: 'Loading: {done} of {total}',
  preparing: 'Preparing the pages…',
  missing: {
    one: '{count} page could not be loaded.',
    other: '{count} pages could not be loaded.',
  },
  without: 'Print without them',
  failed: 'No page could be loaded. Check the network connection, then try again.',
  close: 'Close',
}

export type SectionTexts = typeof sectionEn
