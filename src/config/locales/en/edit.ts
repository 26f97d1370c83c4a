/** The English texts of editing a page beside it, loaded with the editor. */
export const edit = {
  title: 'Correct “{title}”',
  back: 'Back to the page',
  discard: 'Discard the draft',
  discarded: 'The draft was discarded.',
  loading: 'Loading the text of the page…',
  failed: 'The text of the page could not be loaded. Check the network connection, then try again.',
  retry: 'Try again',
  otherTab:
    'You are editing this page in another tab. Go on there, or close that tab to edit here. The draft is shared.',
  kept: 'You continue the draft on this device.',
  merged: 'The page has changed since you began. Its changes were added to your draft.',
  conflicts:
    'The page has changed since you began, also in lines that you changed. Both versions are between the lines <<<<<<< and >>>>>>>. Keep the right one, and remove these lines.',
  gone: 'The site no longer has this page. If you hand in your draft, the page is created again. To use the text elsewhere, copy it to another page, then discard this draft.',
  moved:
    'This page has moved since you began. Your draft moved with it, and has the changes that were made here.',
  movedConflicts:
    'This page has moved since you began, and lines that you changed have changed here, too. Both versions are between the lines <<<<<<< and >>>>>>>. Keep the right one, and remove these lines.',
  own: 'your draft',
  other: 'the page now',
  beside: '{language} beside it',
  otherText: 'Markdown in {language}',
  openOther: 'Go to the page in {language}',
  behind: 'The original has changed since this translation was made.',
  marked: 'Your changes to it are marked.',
  markedSince: 'The lines that changed are marked.',
  passage: {
    title: 'Report or correct',
    close: 'Close',
    sentence: 'Correct the sentence',
    correct: 'Hand in the correction',
    unclear:
      'The changed words have marks between them, such as a link. Report the sentence, or close this and select “Correct it here” below the text.',
    elsewhere: 'This text is not in the page’s own file. You can report it.',
    stored: 'Your correction is stored on this device:',
    note: 'What is wrong? (optional)',
    report: 'Report it',
    suggestion: 'Suggestion:',
  },
  discardOther: 'Discard the change of {file}',
  discardOthers: 'Discard all of these drafts',
  othersDiscarded: 'The drafts were discarded.',
  discardPage: {
    open: 'Discard the page',
    explain:
      'These drafts are removed from this device with the images of the page: {files}. In menus, only the rows of the page are removed. This can’t be undone.',
    submit: 'Discard all of it',
    keep: 'Keep the drafts',
  },
  newPage: {
    heading: 'New page “{title}”',
    open: 'New page',
    path: {
      label: 'Path',
      hint: 'The folder and the name of the file, without the language, such as guide/install/nas.md.',
      wrong:
        'Enter a path with folders and a name, such as guide/install/nas.md, without spaces and ? # % : * " < > |.',
      taken: 'There is a page with this path, or a draft of one. Enter another path.',
    },
    title: {
      label: 'Title in {language}',
      missing: 'Enter a title. The page gets a draft in this language, too.',
    },
    create: 'Create the drafts',
    created: 'These drafts were created: {files}. They are handed in together.',
    full: 'This browser can’t store the drafts, so none was created. Hand in or discard other drafts first.',
    failed:
      'The site can’t be reached, so it isn’t known whether the path is free. Check the network connection, then try again.',
  },
  move: {
    open: 'Move',
    explain:
      'The page moves in all languages. Links, menus, and settings follow it, and its old address redirects to the new one. The site changes only when you hand in.',
    label: 'New path',
    hint: 'The folder and the name of the file, without the language, such as guide/install/nas.md.',
    submit: 'Prepare the move',
    done: 'The move is prepared in {count} drafts, which are handed in together. To undo the move, move the page back to {path}.',
  },
  remove: {
    open: 'Delete',
    explain:
      'The page is deleted in all languages. Links to it and its address lead to another page, and it disappears from the menus. The site changes only when you hand in.',
    label: 'Page for its readers',
    hint: 'The path without the language, such as guide/install/README.md.',
    missing: 'Enter the path of another page that exists in all languages of this one.',
    submit: 'Prepare the deletion',
    done: 'The deletion of {path} is prepared in {count} drafts, which are handed in together.',
    waiting:
      'This page will be deleted when you hand in your changes. If you keep it, its links, menus, and redirects stay as they are on the site.',
    keep: 'Keep the page',
    deleted: 'will be deleted.',
    keepOther: 'Keep {file}',
    kept: '{file} is no longer deleted, and links, menus, and redirects are as they were.',
  },
  menus: {
    open: 'Menus and notices',
    explain:
      'These files contain the menus and the notices of this language. The result shows their links and texts. Menus that are made from folders have no file.',
  },
  prepare: {
    reading: 'Reading the pages: {done} of {all}…',
    failed:
      'Not all pages could be loaded, so it isn’t known which of them link to this one. Check the network connection, then try again.',
    otherTab: 'You are editing {file} in another tab. Close its editor there, then try again.',
  },
  drafts: 'Other drafts on this device',
  unknownPage: 'You have a draft of this page on this device.',
  openDraft: 'Open the draft',
}

export type EditTexts = typeof edit
