import { readFileSync } from 'node:fs'

interface Settings {
  readonly locales: Readonly<Record<string, { readonly title: string }>>
  readonly repo: string
  readonly docsRepo: string
}

const settings = JSON.parse(readFileSync('public/content/site.json', 'utf8')) as Settings

const headingOf = (file: string) =>
  /^heroText: (.+)$/m.exec(readFileSync(`public/content/${file}`, 'utf8'))?.[1] ?? ''

/** What the content of this repository says about itself, for tests that visit the built site. */
export const thisSite = {
  title: settings.locales['/']?.title ?? '',
  zhTitle: settings.locales['/zh/']?.title ?? '',
  repo: settings.repo,
  docsRepo: settings.docsRepo,
  /** The heading of the home page. */
  name: headingOf('en/README.md'),
  zhName: headingOf('zh/README.md'),
} as const
