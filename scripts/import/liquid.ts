import { replaceOutsideCode } from './edits.ts'

/** Blocks of GitBook by name, and the component that stands for each. */
const blocks: Readonly<Record<string, string>> = {
  ...{ hint: 'Hint', tabs: 'Tabs', tab: 'TabItem', stepper: 'Steps', step: 'Fragment', columns: 'Fragment' },
  ...{ column: 'Fragment', code: 'Fragment', 'content-ref': 'Fragment', expand: 'Details' },
}

/** Writes GitBook's blocks (`{% hint style="info" %}`) as tags, which the step for components converts. Lines stay. */
export function convertLiquid(text: string): string {
  const tags = replaceOutsideCode(text, /\{%-?\s*(end)?([\w-]+)\s*([^%]*?)\s*-?%\}/g, (match) => {
    const [whole, end, name = '', attributes = ''] = match
    if (name === 'embed' || name === 'file') {
      const [, url = '', rest = ''] = /(?:url|src)="([^"]*)"(.*)/.exec(attributes) ?? []
      const [, caption = url] = /caption="([^"]*)"/.exec(rest) ?? []
      return end ? '' : `[${caption}](${url})`
    }
    if (name === 'page-ref') {
      const [, page = ''] = /page="([^"]*)"/.exec(attributes) ?? []
      return `[${page}](${page})`
    }
    const component = blocks[name]
    if (component === undefined) return whole
    return end
      ? `</${component}>`
      : `<${component}${attributes === '' || component === 'Fragment' ? '' : ` ${attributes}`}>`
  })
  return tags.replaceAll('&#x20;', ' ')
}
