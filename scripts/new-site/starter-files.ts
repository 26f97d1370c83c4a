import { homePathOf, type LocaleId, localeOf } from '../../src/config/locales/locale.ts'
import { starterTextsOf } from '../../src/config/locales/starter-texts.ts'
import { escapeMarkup } from '../../src/content/escape.ts'
import { jsonText } from '../shared/json-text.ts'

interface Starter {
  readonly title: string
  /** A CSS color. */
  readonly accent: string
  readonly locales: readonly LocaleId[]
}

/** Returns the files of a new site by their path in its folder. */
export function starterFiles({ title, accent, locales }: Starter): ReadonlyMap<string, string> {
  const site = {
    locales: Object.fromEntries(
      locales.map((id) => [homePathOf(id), { title, description: starterTextsOf(id).description(title) }]),
    ),
    logo: '/img/logo.svg',
    accent: { light: accent },
    editLink: false,
  }
  return new Map([
    ['site.json', jsonText(site)],
    ['img/logo.svg', logo(title, accent)],
    ...locales.flatMap((id) => pagesOf(id, title)),
  ])
}

function pagesOf(id: LocaleId, title: string): readonly (readonly [string, string])[] {
  const { description, tagline, home, start, guide, page } = starterTextsOf(id)
  const link = `${localeOf(id).prefix}/guide/`
  const front = (fields: Readonly<Record<string, unknown>>) =>
    `---\n${Object.entries(fields)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
      .join('')}---\n`
  const head = front({
    title: home,
    description: description(title),
    home: true,
    heroText: title,
    tagline,
    heroImage: '/img/logo.svg',
    actions: [{ text: start, link, type: 'primary' }],
  })
  return [
    [`${id}/README.md`, head],
    [
      `${id}/guide/README.md`,
      `${front({ title: guide.title, description: guide.description })}\n${guide.body}`,
    ],
    [`${id}/guide/write.md`, `${front({ title: page.title, description: page.description })}\n${page.body}`],
    [`${id}/navbar.json`, jsonText([{ text: guide.title, link }])],
  ]
}

/** Returns a square with the first letter of the title. */
export function logo(title: string, accent: string): string {
  const [letter = ''] = [...title.toUpperCase()]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="14" fill="${accent}"/>
  <text x="32" y="45" text-anchor="middle" font-family="sans-serif" font-size="38" font-weight="700" fill="#fff">${escapeMarkup(letter)}</text>
</svg>
`
}
