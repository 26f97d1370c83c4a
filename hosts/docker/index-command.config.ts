import { defineConfig } from 'vite'
import { readerVersion } from '../../scripts/build/reader-version.ts'

/** `npm run bundle:index`: the index command as one file that needs Node alone, for machines without this project's packages. */
export default defineConfig(async () => ({
  publicDir: false,
  define: { bundledReader: JSON.stringify(await readerVersion()) },
  ssr: { noExternal: true },
  build: {
    ssr: 'scripts/build-index.ts',
    outDir: 'dist-index',
    target: 'node20',
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'build-index.mjs' } },
  },
}))
