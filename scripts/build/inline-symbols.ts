import * as symbols from 'micromark-util-symbol'
import type { Plugin } from 'vite'

const prefix = '\0micromark-util-symbol'

/**
 * Returns a plugin that provides the groups of `micromark-util-symbol` as modules of constants, so that the
 * build writes `-5` instead of `codes.carriageReturn`, and leaves out the unused names.
 */
export function inlineSymbols(groups: Readonly<Record<string, object>> = symbols): Plugin {
  return {
    name: 'inline-symbols',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => {
      if (id === 'micromark-util-symbol') return prefix
      return id.startsWith(`${prefix}/`) ? id : undefined
    },
    load: (id) => {
      if (id === prefix) {
        return Object.keys(groups)
          .map((name) => `export * as ${name} from '${prefix}/${name}'`)
          .join('\n')
      }
      if (!id.startsWith(`${prefix}/`)) return undefined
      const group = groups[id.slice(prefix.length + 1)] ?? {}
      return Object.entries(group)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
