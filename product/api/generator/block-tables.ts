import type { ProductLanguage } from '../../pages/product-languages.ts'
import type { TypeText } from '../kit.ts'
import { linkTo, named, type Source, type Where } from './block-place.ts'
import { objectNames } from './schema.ts'

/** Returns rows as a markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Escapes a text for a table cell. */
export const cell = (text: string) => (text === '' ? '–' : text.replaceAll('|', '\\|'))

/** Returns a type as code, linked to the table of the object it names. In a table, it needs `cell`. */
export function typeText(type: TypeText, where: Where, { objects }: Source): string {
  const code = `\`${type.replaceAll('|', ' | ')}\``
  const [name] = objectNames(type)
  if (!name) return code
  return `[${code}](${linkTo(named(objects, name, where).home, where.page)})`
}

/** Returns the field table of a response or an object. */
export function fieldTable(
  rows: readonly { name: string; type: string; meaning: string }[],
  language: ProductLanguage,
): string {
  const head = language === 'en' ? ['Field', 'Type', 'Description'] : ['字段', '类型', '说明']
  return table(
    head,
    rows.map(({ name, type, meaning }) => [`\`${name}\``, type, cell(meaning)]),
  )
}
