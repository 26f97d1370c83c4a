/** The English texts of the draft preview, loaded with the preview. */
export const preview = {
  label: 'Preview',
  show: 'Show',
  write: 'Write',
  look: 'Result',
  file: 'Content file',
  fileHint: 'Relative links and images are resolved from this file’s folder.',
  fileInvalid: 'Enter a Markdown file in a language folder, such as en/guide/install/docker.md.',
  load: 'Load from this site',
  loading: 'Loading…',
  notThere: 'The site has no file {file}.',
  notLoaded: 'The file could not be loaded. Check the network connection, then try again.',
  savedCopy: 'The site cannot be reached. This copy was saved on this device on {date}.',
  open: 'Open a file',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  remove: 'Remove the draft',
  replaced: 'The previous draft was replaced.',
  removed: 'The draft was removed from this device.',
  undo: 'Undo',
  notStored: 'This browser cannot store the draft. Download it before you leave.',
  markdown: 'Markdown',
  placeholder:
    '---\ntitle: A title\ndescription: What the page is for.\n---\n\nWrite or paste Markdown here, or drop a .md file.',
  empty: 'Your text on the left appears here as it looks on the site. Nothing is sent anywhere.',
  emptyOnPhone: 'Your text appears here as it looks on the site. Nothing is sent anywhere.',
  dropHere: 'Drop the file here',
  issues: 'Check',
  noIssues:
    'No issues on this page. The preview does not check files, headings of other pages, translations, menus, or diagrams. Run npm run check:content to check these.',
  errors: { one: '{count} error', other: '{count} errors' },
  warnings: { one: '{count} suggestion', other: '{count} suggestions' },
  line: 'Line {line}',
}

export type PreviewTexts = typeof preview
