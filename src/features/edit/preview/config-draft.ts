import type { QueryClient } from '@tanstack/react-query'
import { configurationIssues, menuReaders } from '../../../check/configuration-issues.ts'
import { readNavigation } from '../../../check/navigation.ts'
import { navigationFaults } from '../../../check/navigation-faults.ts'
import { parsedJson } from '../../../config/is-record.ts'
import type { LocaleId } from '../../../config/locales/locale.ts'
import type { ContentIssue } from '../../../content/issue.ts'
import { byPosition } from '../../../content/issue.ts'
import {
  type NavbarEntry,
  readNavbar,
  readSidebar,
  type SidebarItem,
} from '../../../content/navigation-config.ts'
import { type Notice, readNotices } from '../../../content/notice-config.ts'
import { pathnameOf } from '../../../content/page-path.ts'
import type { Page } from '../../../content/page-view.ts'
import { withPrefix } from '../../../content/sidebar.ts'
import { pageOfText } from '../../../data/page-query.ts'
import type { PageTarget } from '../../../data/page-target.ts'
import { linkKnowledge } from './link-knowledge.ts'

/** The menus and the notices of a language, which the editor can change. */
export const configFilesOf = (locale: LocaleId): readonly string[] =>
  menuReaders(locale).map(([file]) => file)

/** Returns a draft of a menu or of notices as a page with its links and texts, and its issues; `undefined` for other files. */
export async function readConfigDraft(
  text: string,
  target: PageTarget,
  client: QueryClient,
): Promise<{ readonly page: Page; readonly issues: readonly ContentIssue[] } | undefined> {
  const { file, textLocale } = target
  const reader = new Map(menuReaders(textLocale)).get(file)
  if (!reader) return undefined
  const [navigation] = (await readNavigation(async (path) => (path === file ? text : undefined))).filter(
    ({ locale }) => locale === textLocale,
  )
  const links = navigation?.links ?? []
  const urls = links.flatMap(({ target: to }) =>
    to.kind === 'page' ? [{ kind: 'link' as const, url: pathnameOf(to.address), line: 1 }] : [],
  )
  const [known, page] = await Promise.all([
    linkKnowledge(client, urls, target.address),
    pageOfText(
      `---\ntitle: ${file}\n${bare}---\n\n${shownText(text, file, textLocale)}`,
      target,
      async () => undefined,
    ),
  ])
  const issues = [
    ...configurationIssues(text, file, reader),
    ...(known ? navigationFaults(links, textLocale, known) : []),
  ]
  return { page, issues: issues.toSorted(byPosition) }
}

/** What a file that is no page doesn't have. */
const bare = ['toc', 'pageInfo', 'editLink', 'lastUpdated', 'contributors', 'prev', 'next', 'sidebar']
  .map((name) => `${name}: false\n`)
  .join('')

/** Returns what a file says, as Markdown. What is not valid is left out. */
function shownText(text: string, file: string, locale: LocaleId): string {
  const json = parsedJson(text)
  if (json === undefined) return ''
  if (file.endsWith('/notices.json')) return readNotices(json, locale).value.map(noticeText).join('\n\n')
  if (file.endsWith('/navbar.json')) return listText(readNavbar(json, locale).value, '')
  return Object.entries(readSidebar(json, locale).value)
    .flatMap(([path, items]) => [
      `## \`${path}\``,
      Array.isArray(items) ? listText(items, path) : `\`${items}\``,
    ])
    .join('\n\n')
}

/** Returns the entries of a menu as a list of links. */
function listText(items: readonly (NavbarEntry | SidebarItem)[], path: string, indent = ''): string {
  return items
    .map((item) => {
      const { text, link, children } = item
      const prefix = 'prefix' in item && item.prefix !== undefined ? withPrefix(path, item.prefix) : path
      const words = plain(text ?? link ?? '…')
      const row = link === undefined ? `**${words}**` : `[${words}](<${withPrefix(path, link)}>)`
      const inner = children?.length ? `\n${listText(children, prefix, `${indent}  `)}` : ''
      return `${indent}- ${row}${inner}`
    })
    .join('\n')
}

function noticeText({ title, content, actions = [], path, match }: Notice): string {
  const buttons = actions.map(({ text = '…', link }) =>
    link === undefined ? `**${plain(text)}**` : `[${plain(text)}](<${link}>)`,
  )
  const places = [path, match].filter((place) => place !== undefined).map((place) => `\`${place}\``)
  return [`## ${title ?? '…'}`, content ?? '', buttons.join(' · '), places.join(' ')].join('\n\n')
}

const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>]/g, '\\$&')
