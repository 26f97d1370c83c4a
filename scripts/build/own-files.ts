import type { Plugin } from 'vite'
import { listFiles } from '../content/list-files.ts'
import { visibleLine } from '../shared/output.ts'

/**
 * Ends a build whose public folder contains links that lead out of it, or what isn't a file. Vite follows every link when it
 * copies the folder, so the published site would contain files of the machine that builds it.
 */
export function ownFiles(): Plugin {
  let folder = ''
  return {
    name: 'own-files',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      folder = publicDir
    },
    async buildStart() {
      const { refused } = folder === '' ? { refused: [] } : await listFiles(folder)
      if (refused.length === 0) return
      const names = refused.map(({ file }) => visibleLine(`public/${file}`)).join(', ')
      this.error(
        `The public folder contains links to other folders, or pipes, sockets, or devices: ${names}. Replace them with copies of the files, or remove them.`,
      )
    },
  }
}
