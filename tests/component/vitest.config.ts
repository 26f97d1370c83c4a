import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { consoleFrame } from '../../scripts/build/console-frame.ts'
import { leanPackageAliases } from '../../scripts/build/lean-packages.ts'
import { chromiumFile, quietSwitches } from '../../scripts/shared/chromium.ts'

/** Serves msw's service worker, which answers requests in `tests/component/support/network.ts`. */
function mockWorker(): Plugin {
  const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', async (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(await readFile(file))
      })
    },
  }
}

/** A component that loads from another host, such as a player, gets no answer. */
const noOtherHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

/** Components in Chromium, each test with the screen of one page around it, without the rest of the site. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  plugins: [react(), consoleFrame(), mockWorker()],
  resolve: { alias: leanPackageAliases() },
  test: {
    include: ['tests/component/**/*.test.tsx'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/component.json' },
    // Vitest leaves one core to a watching editor, which on a machine of two is half of it.
    maxWorkers: '100%',
    // Parts that load late arrive within a second only on a machine that does nothing else.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      api: { host: '127.0.0.1' },
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: chromiumFile, args: [...quietSwitches, noOtherHosts] },
        contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
    },
  },
})
