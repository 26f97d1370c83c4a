/** The texts of the first pages of a new site (`npm run new-site`). */
export interface StarterTexts {
  readonly description: (title: string) => string
  readonly tagline: string
  readonly home: string
  readonly start: string
  readonly guide: { readonly title: string; readonly description: string; readonly body: string }
  readonly page: { readonly title: string; readonly description: string; readonly body: string }
}

export const starter: StarterTexts = {
  description: (title) => `Documentation for ${title}.`,
  tagline: 'Say in one sentence what your project does',
  home: 'Home',
  start: 'Read the guide',
  guide: {
    title: 'Guide',
    description: 'The first page of the guide.',
    body: 'Start here. The sidebar lists all pages in this folder.\n\n## Next steps\n\n- [Write a page](./write.md)\n',
  },
  page: {
    title: 'Write a page',
    description: 'How to add a page to this site.',
    body: 'Add a Markdown file to this folder. While the development server runs, its page appears in the sidebar at once.\n\n::: tip\nA page is a Markdown file. This box is a container.\n:::\n',
  },
}
