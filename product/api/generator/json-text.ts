/** Formats JSON compactly: what fits on one line stays on one line. */
export function compactJson(value: unknown, width = 88, indent = ''): string {
  const flat = oneLine(value)
  if (indent.length + flat.length <= width || value === null || typeof value !== 'object') return flat
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${compactJson(item, width, inner)}`)
    return `[\n${items.join(',\n')}\n${indent}]`
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${compactJson(item, width - key.length - 4, inner)}`,
  )
  return `{\n${entries.join(',\n')}\n${indent}}`
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** Formats JSON like the repository's formatter: objects on several lines, short lists of plain values on one. */
export function formattedJson(value: unknown, indent = '', used = 0): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const flat = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
    const plain = value.every((item) => item === null || typeof item !== 'object')
    if (plain && indent.length + used + flat.length <= 109) return flat
    return `[\n${value.map((item) => `${inner}${formattedJson(item, inner)}`).join(',\n')}\n${indent}]`
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  if (entries.length === 0) return '{}'
  const lines = entries.map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `
    return `${inner}${name}${formattedJson(item, inner, name.length)}`
  })
  return `{\n${lines.join(',\n')}\n${indent}}`
}
