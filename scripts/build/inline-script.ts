import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { buildScript } from './build-script.ts'
import { replacePart } from './replace-part.ts'

/** Returns a plugin that builds `src/first-paint/inline.ts` on its own and puts it into index.html, above everything that is fetched. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const code = await buildScript(resolve('src/first-paint/inline.ts'))
        const script = `<script>${code}</script>`
        return replacePart(html, '<!--inline-script-->', script, 'scripts/build/inline-script.ts')
      },
    },
  }
}
