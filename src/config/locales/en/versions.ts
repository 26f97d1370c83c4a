/** The English texts about the versions of a documentation, loaded for sites that have several. Every language has the same shape. */
export const versions = {
  notMaintained: 'no longer maintained',
  noPage: 'Doesn’t have this page. Opens its home page.',
  oldVersion: 'Old version',
  note: '{own} is no longer maintained.',
  toPage: 'Read this page for {current}',
  toHome: '{current} doesn’t have this page. Go to its home page',
}

export type VersionTexts = typeof versions
