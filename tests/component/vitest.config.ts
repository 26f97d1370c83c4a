import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { consoleFrame } from '../../scripts/build/console-frame.ts'
import { domViews } from '../../scripts/build/dom-views.ts'
import { leanPackageAliases } from '../../scripts/build/lean-packages.ts'
import { chromiumFile, quietSwitches } from '../../scripts/chromium.ts'

/** Components in Chromium, each test with the screen of one page around it, without the rest of the site. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  plugins: [domViews(), react(), consoleFrame()],
  resolve: { alias: leanPackageAliases() },
  test: {
    include: ['tests/component/**/*.test.tsx'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/component.json' },
    browser: {
      enabled: true,
      headless: true,
      api: { host: '127.0.0.1' },
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: chromiumFile, args: [...quietSwitches] },
        contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
    },
  },
})
