import { posix } from 'node:path'
import { lineAt } from '../../src/content/json-positions.ts'
import { quoted } from './component-rows.ts'
import { replaceOutsideCode } from './edits.ts'
import { convertTables } from './html-tables.ts'
import type { Notes } from './page-report.ts'

/** Blocks of GitBook by name, and the component that stands for each. Others are components of their own name. */
const blocks: Readonly<Record<string, string>> = {
  ...{ hint: 'Hint', tabs: 'Tabs', tab: 'TabItem', stepper: 'Stepper', step: 'Step' },
  ...{ column: 'Fragment', code: 'TitledCode', expand: 'Details' },
  ...{ updates: 'Fragment', update: 'Update', prompt: 'Prompt' },
}

export interface LiquidContext {
  readonly notes: Notes
  /** Line of the text's first line in its file. */
  readonly firstLine: number
  /** Returns the title of the page that an address leads to. */
  readonly titleOf: (url: string) => string | undefined
}

/** A value may contain the sign that ends a block: `width="50%"`. */
const block = /\{%-?\s*(end)?(@?[\w/-]+)\s*((?:"[^"]*"|[^%"])*?)\s*-?%\}/g

/**
 * Writes GitBook's blocks (`{% hint style="info" %}`) and its tables of cards as tags, which the step for components
 * converts. Lines stay.
 */
export function convertLiquid(text: string, { notes, firstLine, titleOf }: LiquidContext): string {
  const lineOf = (offset: number) => firstLine + lineAt(text, offset) - 1
  const card = (whole: string, url: string) =>
    `<LinkCard title="${quoted(titleOf(url) ?? url)}" href="${url}" />${whole.replaceAll(/[^\n]/g, '')}`
  const references = replaceOutsideCode(
    text,
    /\{%\s*content-ref\s+url="([^"]*)"\s*%\}[\s\S]*?\{%\s*endcontent-ref\s*%\}/g,
    ([whole, url = '']) => card(whole, url),
  )
  // GitBook writes the name of the file where it shows the title of the page.
  const named = replaceOutsideCode(
    replaceOutsideCode(
      references,
      /<a (?:data-mention )?href="([^"#]*?([^"/#]+)\/?)">\2<\/a>/g,
      ([, url = '', name = '']) => `<a href="${url}">${titleOf(url) ?? name}</a>`,
    ),
    /\[([^\]\n]*)\]\((\S+) "mention"\)/g,
    ([, name = '', url = '']) => `[${titleOf(url) ?? name}](${url})`,
  )
  const tags = replaceOutsideCode(named, block, (match) => {
    const { 1: end, 2: name = '', 3: attributes = '', index } = match
    const [, url = '', rest = ''] = /(?:url|src|page)="([^"]*)"([\s\S]*)/.exec(attributes) ?? []
    const [, caption] = /caption="([^"]*)"/.exec(rest) ?? []
    if (name === 'embed') {
      if (end) return ''
      const [, video] = /^https:\/\/(?:youtu\.be\/|www\.youtube\.com\/watch\?v=)([\w-]{11})/.exec(url) ?? []
      if (video !== undefined) return `<YouTube id="${video}" />`
      notes.warn(lineOf(index), `The frame of ${url} becomes a link.`)
      return `[${caption ?? url}](${bracketed(url)})`
    }
    if (name === 'file') return end ? '' : `[${caption ?? posix.basename(url)}](${bracketed(url)})`
    if (name === 'page-ref') return card('', url)
    if (name === 'include') return `--8<-- ${attributes}`
    const component = blocks[name] ?? componentName(name)
    if (end) return `</${component}>`
    const hasWords = component !== 'Fragment' && /^(?:[\w-]+="[^"]*"\s*)+$/.test(attributes)
    return `<${component}${hasWords ? ` ${attributes}` : ''}>`
  })
  const cards = replaceOutsideCode(
    tags,
    /<table\b[^>]*data-view="cards"[^>]*>([\s\S]*?)<\/table>/g,
    ([, rows = '']) => `<CardTable>${rows}</CardTable>`,
  )
  const tables = convertTables(cards).replaceAll('</a><a ', '</a> <a ')
  replaceOutsideCode(tables, /<code class="expression">([^<]*)<\/code>/g, ({ 1: inner, index }) => {
    notes.warn(
      firstLine + lineAt(tables, index) - 1,
      `The expression ${inner} is shown as text, because nothing of the page runs.`,
    )
    return undefined
  })
  // Empty links that GitBook writes for the IDs of headings.
  return replaceOutsideCode(
    tables,
    /^(#{1,6}[ \t].*?)[ \t]*<a href="#([^"]*)" id="\2"><\/a>[ \t]*$/gm,
    ([, heading = '', id = '']) => `${heading} {#${id}}`,
  ).replaceAll('&#x20;', ' ')
}

const bracketed = (url: string) => (/\s/.test(url) ? `<${url}>` : url)

/** `openapi-schemas` → `OpenapiSchemas` */
const componentName = (name: string) =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_whole, first: string) => first.toUpperCase())
