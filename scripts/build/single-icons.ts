import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Returns a plugin that imports each icon of `lucide` from its own file. Through the package's index, every
 * icon would belong to the first module that imports one, which is the document, and every first visit would
 * wait for all of them.
 */
export function singleIcons(index = resolve('node_modules/lucide/dist/esm/lucide.mjs')): Plugin {
  let files: ReadonlyMap<string, string> | undefined
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: "from 'lucide'" },
      handler(code) {
        files ??= iconFiles(index)
        return withSingleIcons(code, files)
      },
    },
  }
}

/** Returns the file of each name that the package's index exports. */
function iconFiles(index: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(
    /^export \{ ([^}]+) \} from '(\.\/icons\/[\w-]+\.mjs)'/gm,
  )) {
    for (const name of names.split(', ')) {
      files.set(name.replace('default as ', ''), join(dirname(index), file).replaceAll('\\', '/'))
    }
  }
  return files
}

/** @throws if the package has no icon of that name, or its index no longer has the expected form */
export function withSingleIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(/^import \{([^}]*)\} from 'lucide'$/gm, (_line, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [icon = '', local = icon] = name.split(' as ')
        const file = files.get(icon)
        if (!file)
          throw new Error(`lucide has no file for the icon ${icon}: see scripts/build/single-icons.ts`)
        return `import ${local} from '${file}'`
      })
      .join('\n'),
  )
}
