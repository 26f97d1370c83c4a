/** What the content check requires of English pages (docs/writing.md). Every language has the same shape. */
export interface StyleTexts {
  /** Headings of the standard page parts in their order on a page. */
  readonly partHeadings: readonly string[]
  /** Other headings that authors use for these parts, in the order of `partHeadings`. */
  readonly otherPartHeadings: readonly (readonly string[])[]
  /** Columns of a troubleshooting table. */
  readonly troubleshootingColumns: readonly string[]
  /** Wordings that pages do not use, with the one to use instead. The expressions have the flag `g`. */
  readonly wordings: readonly (readonly [wrong: RegExp, better: string])[]
}

export const style: StyleTexts = {
  partHeadings: ['Before you start', 'Options', 'How it works', 'Limits', 'Troubleshooting', 'Next steps'],
  otherPartHeadings: [
    ['Before you begin', 'Prerequisites', 'Requirements', 'What you need'],
    ['Parameters'],
    ['How this works', 'Background'],
    ['Limitations', 'Restrictions', 'Limits and behavior', 'Known limits'],
    ['Common problems', 'Errors and what to do', 'Trouble', 'What goes wrong'],
    ['Next', 'Related pages', 'See also', 'What comes next', 'What next'],
  ],
  troubleshootingColumns: ['Message or symptom', 'Usual cause', 'Fix'],
  wordings: [
    [/\bto be confirmed\b/gi, 'a verified fact'],
    [/\b(?:according to|in) the (?:source code|published documentation)\b/gi, 'the fact alone'],
    [/\bfront[ -]end\b/gi, 'web UI'],
    [/\bwhoever\b/gi, 'anyone who'],
    [/\bin place of\b/gi, 'instead of'],
    [/\banew\b/gi, 'again'],
    [/\beverybody\b/gi, 'everyone'],
    [/\bsomebody\b/gi, 'someone'],
    [/\bnobody\b/gi, 'no one'],
    [/\bshall\b/gi, 'must'],
    [/\bbeforehand\b/gi, 'first'],
    [/\bsimply\b/gi, 'no filler'],
    [/\bbehaviour\b/gi, 'behavior'],
    [/\bcolour(?=s?\b)/gi, 'color'],
    [/\bfavourite(?=s?\b)/gi, 'favorite'],
    [/\blicence(?=s?\b)/gi, 'license'],
    [/\borganisation(?=s?\b)/gi, 'organization'],
  ],
}
