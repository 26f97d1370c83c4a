import { defineConfig } from 'vite'

/** `npm run bundle:index`: the index command as one file that needs Node alone, for machines without this project's packages. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'scripts/build-index.ts',
    outDir: 'dist-index',
    target: 'node20',
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'build-index.mjs' } },
  },
})
