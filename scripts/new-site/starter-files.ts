import { type LocaleId, localeOf } from '../../src/config/locales/locale.ts'

interface Starter {
  readonly title: string
  /** A CSS color. */
  readonly accent: string
  readonly locales: readonly LocaleId[]
}

/** The texts of the first pages. */
interface StarterTexts {
  readonly description: (title: string) => string
  readonly tagline: string
  readonly home: string
  readonly start: string
  readonly guide: { readonly title: string; readonly description: string; readonly body: string }
  readonly page: { readonly title: string; readonly description: string; readonly body: string }
}

const texts: Readonly<Record<LocaleId, StarterTexts>> = {
  en: {
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
      body: 'Add a Markdown file to this folder, then run the index command.\n\n::: tip\nA page is a Markdown file. This box is a container.\n:::\n',
    },
  },
  zh: {
    description: (title) => `${title} 的文档。`,
    tagline: '用一句话说明你的项目',
    home: '首页',
    start: '阅读指南',
    guide: {
      title: '指南',
      description: '指南的第一页。',
      body: '从这里开始。侧边栏列出这个文件夹的所有页面。\n\n## 下一步 {#next-steps}\n\n- [编写页面](./write.md)\n',
    },
    page: {
      title: '编写页面',
      description: '如何给本站添加页面。',
      body: '在这个文件夹里添加一个 Markdown 文件，再运行索引命令。\n\n::: tip\n每个页面就是一个 Markdown 文件。这个框是一个容器。\n:::\n',
    },
  },
}

/** Returns the files of a new site by their path in its folder. */
export function starterFiles({ title, accent, locales }: Starter): ReadonlyMap<string, string> {
  const site = {
    locales: Object.fromEntries(
      locales.map((id) => [`${localeOf(id).prefix}/`, { title, description: texts[id].description(title) }]),
    ),
    logo: '/img/logo.svg',
    accent: { light: accent },
    editLink: false,
  }
  return new Map([
    ['site.json', json(site)],
    ['img/logo.svg', logo(title, accent)],
    ...locales.flatMap((id) => pagesOf(id, title)),
  ])
}

function pagesOf(id: LocaleId, title: string): readonly (readonly [string, string])[] {
  const { description, tagline, home, start, guide, page } = texts[id]
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
    [`${id}/navbar.json`, json([{ text: guide.title, link }])],
    [`${id}/sidebar.json`, json({ [link]: 'tree' })],
  ]
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A square with the first letter of the title. */
function logo(title: string, accent: string): string {
  const [letter = ''] = [...title.toUpperCase()]
  const escaped = letter.replace('&', '&amp;').replace('<', '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="14" fill="${accent}"/>
  <text x="32" y="45" text-anchor="middle" font-family="sans-serif" font-size="38" font-weight="700" fill="#fff">${escaped}</text>
</svg>
`
}
