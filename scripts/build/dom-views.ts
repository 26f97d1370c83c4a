import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const runtime = resolve('src/first-paint/dom-jsx/jsx-runtime.ts')
const mark = '?dom'

/**
 * Returns a plugin that compiles views a second time for the DOM (docs/decisions/0025): all JSX imported by
 * `src/first-paint/`, directly or indirectly, uses `src/first-paint/dom-jsx/` instead of React. The copies
 * are separate modules, marked in their IDs; a view that uses a hook fails the build.
 */
export function domViews(): Plugin {
  const isFirstPaint = (id: string) => id.includes('/src/first-paint/') && !id.includes('?')
  return {
    name: 'dom-views',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !(importer.endsWith(mark) || isFirstPaint(importer))) return undefined
      // From React, a view can use only what the runtime also provides; anything else fails the build.
      if (/^react(?:\/jsx-(?:dev-)?runtime)?$/.test(source)) return runtime
      if (!source.endsWith('.tsx')) return undefined
      const found = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true })
      return found && !isFirstPaint(found.id) ? found.id + mark : found
    },
  }
}
