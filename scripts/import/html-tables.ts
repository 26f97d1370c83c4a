import { replaceOutsideCode } from './edits.ts'

/** Removes the hidden columns of GitBook's tables, and writes the texts of the options that cells only name. */
export const convertTables = (text: string): string =>
  replaceOutsideCode(text, /<table\b[^>]*>[\s\S]*?<\/table>/g, ([whole]) => {
    const labels = new Map(
      [...whole.matchAll(/<option value="([^"]*)"[^>]*? label="([^"]*)"/g)].map(
        ([, value = '', label = '']) => [value, label],
      ),
    )
    const named = whole
      .replaceAll(/<select\b[^>]*>[\s\S]*?<\/select>/g, '')
      .replaceAll(
        /<span data-option="([^"]*)">([^<]*)<\/span>/g,
        (_span, option: string, own: string) => own || (labels.get(option) ?? ''),
      )
    const hidden = [...named.matchAll(/<th\b([^>]*)>/g)].map(([, attributes = '']) =>
      /data-hidden/.test(attributes),
    )
    if (!hidden.includes(true)) return named
    return named.replaceAll(/<tr\b[^>]*>[\s\S]*?<\/tr>/g, (row) => {
      let at = -1
      return row.replaceAll(/<(t[hd])\b[^>]*>[\s\S]*?<\/\1>/g, (cell) => {
        at += 1
        return hidden[at] === true ? cell.replaceAll(/[^\n]/g, '') : cell
      })
    })
  })
