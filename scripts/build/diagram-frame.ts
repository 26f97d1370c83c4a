import { build, type Plugin } from 'vite'
import { assetFileNames, chunkFileNames } from './late-folders.ts'
import { timeLimit } from './time-limit.ts'

/** Returns a plugin that builds the document in which diagrams are drawn (docs/decisions/0005). It shares nothing with the application. */
export function diagramFrame(): Plugin {
  let outDir = ''
  return {
    name: 'diagram-frame',
    apply: 'build',
    configResolved: ({ build: { outDir: folder } }) => {
      outDir = folder
    },
    closeBundle: async () => {
      await build({
        configFile: false,
        base: './',
        publicDir: false,
        logLevel: 'error',
        plugins: [timeLimit()],
        build: {
          target: 'es2023',
          outDir,
          emptyOutDir: false,
          // In kB. Layouts of diagrams come late and as a whole.
          chunkSizeWarningLimit: 1700,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: 'diagram-frame.html',
            output: { entryFileNames: chunkFileNames, chunkFileNames, assetFileNames },
          },
        },
      })
    },
  }
}
