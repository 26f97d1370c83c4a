import { codeOf, isDescribed, type PageTable, type PageText, pageText } from '../../pages/page-tables.ts'
import type { ConfigKey } from './keys.ts'

export const keysFile = 'product/tools/config/keys.json'

const route = '/config/configuration.html'

/** Returns the keys that the page about the configuration file describes, with its words in both languages. */
export async function configKeys(): Promise<readonly ConfigKey[]> {
  const [en, zh] = await Promise.all([rowsOf('en'), rowsOf('zh')])
  return en.map((row) => {
    const other = zh.find(({ key }) => key === row.key)
    if (!other) throw new Error(`The Chinese page has no row for ${row.key}`)
    const { key, type, value, env, since } = row
    return {
      key,
      type,
      default: value,
      env,
      since,
      group: { en: row.group, zh: other.group },
      about: { en: row.about, zh: other.about },
    }
  })
}

async function rowsOf(locale: 'en' | 'zh') {
  const page = await pageText(route, locale)
  return page.tables.filter(isOfKeys).flatMap((table) =>
    table.rows.map(([key, type, value, env, about, since]) => ({
      key: codeOf(key),
      type: typeOf(type?.text ?? ''),
      value: isDescribed(codeOf(value)) ? '' : (JSON.parse(codeOf(value)) as ConfigKey['default']),
      env: env?.codes[0] ?? '',
      about: about?.text ?? '',
      since: since?.text ?? '',
      group: groupOf(page, table),
    })),
  )
}

const isOfKeys = ({ head }: PageTable) => head.length === 6 && /^(?:Key|键)/.test(head[0] ?? '')

function groupOf({ headings }: PageText, { line }: PageTable): string {
  return headings.findLast((heading) => heading.line < line)?.text ?? ''
}

function typeOf(text: string): ConfigKey['type'] {
  if (text === 'bool' || text === 'int' || text === 'string' || text === '[]string') return text
  throw new Error(`Unknown type ${text}`)
}
