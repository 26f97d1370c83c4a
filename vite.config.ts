import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bootChunks } from './scripts/build/boot-chunks.ts'
import { bootLinks } from './scripts/build/boot-links.ts'
import { buildSummary } from './scripts/build/build-summary.ts'
import { compileAhead } from './scripts/build/compile-ahead.ts'
import { consoleFrame } from './scripts/build/console-frame.ts'
import { diagramFrame } from './scripts/build/diagram-frame.ts'
import { documentLanguages } from './scripts/build/document-languages.ts'
import { hiddenFiles } from './scripts/build/hidden-files.ts'
import { inlineScript } from './scripts/build/inline-script.ts'
import { inlineSymbols } from './scripts/build/inline-symbols.ts'
import { assetFileNames, chunkFileNames, workerFileNames } from './scripts/build/late-folders.ts'
import { liveContent } from './scripts/build/live-content.ts'
import { decodeWithoutDocument, moduleAliases } from './scripts/build/module-aliases.ts'
import { ownFiles } from './scripts/build/own-files.ts'
import { readerMark } from './scripts/build/reader-version.ts'
import { singleIcons } from './scripts/build/single-icons.ts'
import { startInside } from './scripts/build/start-inside.ts'
import { withoutInlineStyle } from './scripts/build/without-inline-style.ts'

export default defineConfig(({ command }) => ({
  base: './',
  ...(command === 'build' && { logLevel: 'warn' as const }),
  plugins: [
    inlineSymbols(),
    singleIcons(),
    react(),
    inlineScript(),
    documentLanguages(),
    readerMark(),
    bootLinks(),
    compileAhead(),
    startInside(),
    withoutInlineStyle(),
    hiddenFiles(),
    ownFiles(),
    liveContent(),
    diagramFrame(),
    consoleFrame(),
    buildSummary(),
  ],
  worker: {
    format: 'es',
    plugins: () => [inlineSymbols(), decodeWithoutDocument()],
    rolldownOptions: { output: { entryFileNames: workerFileNames, chunkFileNames: workerFileNames } },
  },
  resolve: { alias: moduleAliases(command) },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // In kB. Diagram layouts and charts come late and whole; tests/browser/weight.test.ts limits the first load.
    chunkSizeWarningLimit: 1700,
    rolldownOptions: {
      input: 'index.html',
      output: {
        chunkFileNames,
        assetFileNames,
        codeSplitting: {
          groups: [{ name: bootChunks(), debugName: 'boot', includeDependenciesRecursively: false }],
        },
      },
    },
  },
}))
