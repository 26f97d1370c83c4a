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
  own: 'your draft',
  other: 'the page now',
  beside: '{language} beside it',
  otherText: 'Markdown in {language}',
  openOther: 'Go to the page in {language}',
  behind: 'The original has changed since this translation was made.',
  marked: 'Your changes to it are marked.',
  passage: {
    title: 'Report or correct',
    close: 'Close',
    sentence: 'Correct the sentence',
    correct: 'Hand in the correction',
    unclear:
      'The changed words have marks between them, such as a link. Report the sentence, or close this and select “Correct it here” below the text.',
    elsewhere: 'This text is not in the page’s own file. You can report it.',
    stored: 'Your correction is a draft on this device. Hand it in:',
    note: 'What is wrong? (optional)',
    report: 'Report it',
    suggestion: 'Suggestion:',
  },
  drafts: 'Other drafts on this device',
}

export type EditTexts = typeof edit
