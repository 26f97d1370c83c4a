import { type Browser, chromium } from '@playwright/test'

/** The browser of the distribution, or the one that `CHROMIUM` names. */
export const chromiumFile = process.env.CHROMIUM || '/usr/bin/chromium'

/** Switches for a machine without a display: no sandbox, since CI often runs as root, and no requests of the browser's own. */
export const quietSwitches: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/**
 * Starts Chromium without a window. Close it when done.
 *
 * @param switches additional ones
 */
export const launchChromium = (switches: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumFile, args: [...quietSwitches, ...switches] })
