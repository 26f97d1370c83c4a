import { readFileSync } from 'node:fs'

interface Settings {
  readonly locales: Readonly<Record<string, { readonly title: string }>>
  readonly repo: string
  readonly docsRepo: string
}

const settings = JSON.parse(readFileSync('public/content/site.json', 'utf8')) as Settings

const fieldOf = (file: string, name: 'heroText' | 'tagline') =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(readFileSync(`public/content/${file}`, 'utf8'))?.[1] ?? ''

/** What the content of this repository says about itself, for tests that visit the built site. */
export const thisSite = {
  title: settings.locales['/']?.title ?? '',
  zhTitle: settings.locales['/zh/']?.title ?? '',
  repo: settings.repo,
  docsRepo: settings.docsRepo,
  /** The heading of the home page. */
  name: fieldOf('en/README.md', 'heroText'),
  tagline: fieldOf('en/README.md', 'tagline'),
  zhName: fieldOf('zh/README.md', 'heroText'),
} as const
