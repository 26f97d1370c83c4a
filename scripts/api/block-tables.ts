import type { TypeText } from '../../api/kit.ts'
import { type Language, linkTo, named, type Source, type Where } from './block-place.ts'
import { objectNames } from './schema.ts'

/** Rows as a table of markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A text as it stands in a cell of a table. */
export const cell = (text: string) => (text === '' ? '–' : text.replaceAll('|', '\\|'))

/** A type as code, linked to the table of the object it names. */
export function typeText(type: TypeText, where: Where, { objects }: Source): string {
  const code = `\`${cell(type.replaceAll('|', ' | '))}\``
  const [name] = objectNames(type)
  if (!name) return code
  return `[${code}](${linkTo(named(objects, name, where).home, where.page)})`
}

/** The fields of an answer or of an object. */
export function fieldTable(
  rows: readonly { name: string; type: string; meaning: string }[],
  language: Language,
): string {
  const head = language === 'en' ? ['Field', 'Type', 'Meaning'] : ['字段', '类型', '说明']
  return table(
    head,
    rows.map(({ name, type, meaning }) => [`\`${name}\``, type, cell(meaning)]),
  )
}
