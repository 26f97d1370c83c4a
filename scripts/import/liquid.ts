import { replaceOutsideCode } from './edits.ts'

/** Blocks of GitBook by name, and the component that stands for each. Others are components of their own name. */
const blocks: Readonly<Record<string, string>> = {
  ...{ hint: 'Hint', tabs: 'Tabs', tab: 'TabItem', stepper: 'Steps', step: 'Fragment', columns: 'Fragment' },
  ...{ column: 'Fragment', code: 'TitledCode', 'content-ref': 'Fragment', expand: 'Details' },
  ...{ updates: 'Fragment', update: 'Update', prompt: 'Prompt' },
}

/** Writes GitBook's blocks (`{% hint style="info" %}`) as tags, which the step for components converts. Lines stay. */
export function convertLiquid(text: string): string {
  const tags = replaceOutsideCode(text, /\{%-?\s*(end)?(@?[\w/-]+)\s*([^%]*?)\s*-?%\}/g, (match) => {
    const [, end, name = '', attributes = ''] = match
    if (name === 'embed' || name === 'file') {
      const [, url = '', rest = ''] = /(?:url|src)="([^"]*)"(.*)/.exec(attributes) ?? []
      const [, caption = url] = /caption="([^"]*)"/.exec(rest) ?? []
      return end ? '' : `[${caption}](${url})`
    }
    if (name === 'page-ref') {
      const [, page = ''] = /page="([^"]*)"/.exec(attributes) ?? []
      return `[${page}](${page})`
    }
    if (name === 'include') return `--8<-- ${attributes}`
    const component = blocks[name] ?? componentName(name)
    if (end) return `</${component}>`
    const hasWords = component !== 'Fragment' && /^(?:[\w-]+="[^"]*"\s*)+$/.test(attributes)
    return `<${component}${hasWords ? ` ${attributes}` : ''}>`
  })
  return tags.replaceAll('&#x20;', ' ')
}

/** `openapi-schemas` → `OpenapiSchemas` */
const componentName = (name: string) =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_whole, first: string) => first.toUpperCase())
