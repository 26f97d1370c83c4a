import type { ProductLanguage } from '../../pages/product-languages.ts'
import type { Parameter, SharedObject, Words } from '../kit.ts'
import { named, type Source, type Where } from './block-place.ts'
import { typeText } from './block-tables.ts'
import { objectNames } from './schema.ts'

/** A parameter or a field of a response. */
interface Entry {
  readonly name: string
  readonly type: string
  readonly required?: boolean
  readonly optional?: boolean
  readonly fallback?: string
  readonly meaning: Words
}

const texts = {
  required: { en: 'required', zh: '必填' },
  optional: { en: 'may be missing', zh: '可能缺失' },
  default: { en: 'default', zh: '默认' },
  fields: { en: 'Fields of', zh: '字段：' },
} satisfies Record<string, Words>

const fallbacks: Readonly<Record<string, string>> = {
  all: '全部',
  now: '当前时间',
  'random, 8 characters': '随机 8 位',
  'name of the file': '文件名',
}

/** How deep the objects in a list are written out. Deeper ones are only linked. */
const deepest = 2

/**
 * Returns a list of parameters or fields. Each entry has an ID that starts with `prefix`, and shared objects
 * can be expanded.
 */
export function fieldList(entries: readonly Entry[], prefix: string, where: Where, source: Source): string {
  const list = items(entries, { prefix, depth: 0, where, source, inside: [] })
  return `::::: fields\n${list}\n:::::`
}

interface Position {
  /** Start of the IDs: the ID of the field around it, or the list's prefix. */
  readonly prefix: string
  readonly depth: number
  readonly where: Where
  readonly source: Source
  /** The objects around it. */
  readonly inside: readonly string[]
}

function items(entries: readonly Entry[], position: Position): string {
  const ids = new Set<string>()
  const texts = entries.map((entry) => {
    const name = `${position.prefix}--${entry.name.replace(/[^\w-]+/g, '')}`
    let id = name
    for (let count = 2; ids.has(id); count += 1) id = `${name}-${count}`
    ids.add(id)
    return item(entry, id, position)
  })
  return texts.join('\n').trimEnd()
}

function item(entry: Entry, id: string, position: Position): string {
  const { depth, where, source, inside } = position
  const { language } = where
  const code = `\`${entry.name}\``
  const facts = [typeText(entry.type, where, source)]
  if (entry.required) facts.push(`**${texts.required[language]}**`)
  if (entry.optional) facts.push(texts.optional[language])
  if (entry.fallback) facts.push(`${texts.default[language]} ${shownFallback(entry.fallback, language)}`)
  const head = `[${code}](#${id}) ${facts.join(' · ')} {#${id}}`
  const lines = [`- ${head}`, '', `  ${entry.meaning[language]}`, '']
  const [name] = objectNames(entry.type)
  if (name && depth < deepest && !inside.includes(name)) {
    lines.push(objectDetails(named(source.objects, name, where), id, position), '')
  }
  return lines.join('\n')
}

function objectDetails({ name, fields }: SharedObject, id: string, position: Position): string {
  const { depth, where } = position
  const colons = depth === 0 ? '::::' : ':::'
  const inner = { ...position, prefix: id, depth: depth + 1, inside: [...position.inside, name] }
  const title = `${texts.fields[where.language]} \`${name}\``.replace('： `', '：`')
  const text = [`${colons} details ${title}`, items(fields, inner), colons].join('\n')
  return text.replace(/^(?=.)/gm, '  ')
}

function shownFallback(fallback: string, language: ProductLanguage): string {
  const text = language === 'zh' ? (fallbacks[fallback] ?? fallback) : fallback
  return /^-?\d+$/.test(text) ? `\`${text}\`` : text
}

/** Returns an entry of a parameter. */
export const parameterEntry = ({ name, type, required, fallback, meaning }: Parameter): Entry => ({
  name,
  type,
  required,
  fallback,
  meaning,
})
