import { defineConfig } from '@playwright/test'
import { chromiumFile, quietSwitches } from './scripts/shared/chromium.ts'

/**
 * What Chromium is to leave out. The switch replaces Playwright's own of the same name, so its features that matter here are named again.
 * The popups below the address bar are documents that every new window loads ahead: they took as long as a page of the site.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'ThirdPartyStoragePartitioning',
  'PaintHolding',
  'LensOverlay',
  'MediaRouter',
  'AimEnabled',
  // Each of these asks hosts of the browser's maker at the start.
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
]

/** The built site in real Chromium. Each worker starts its own server on loopback (tests/support/site.ts). */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    // A worker would answer from yesterday's files; the tests of it say `test.use({ serviceWorkers: 'allow' })`.
    serviceWorkers: 'block',
    trace: 'off',
    launchOptions: {
      executablePath: chromiumFile,
      args: [
        ...quietSwitches,
        '--disable-quic',
        '--disable-sync',
        '--disable-default-apps',
        `--disable-features=${disabledFeatures}`,
        // Loopback is all there is. One host of a home network, by name and by address, for what browsers allow on https and localhost only.
        '--host-resolver-rules=MAP nas.test 127.0.0.1, MAP 192.0.2.10 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
