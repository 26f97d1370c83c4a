// Installs what a fresh machine lacks. Plain JavaScript with Node alone, because it runs before anything is
// installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** Runs a command with visible output. Returns whether it succeeded. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  return status === 0
}

/** Installs the packages of the lockfile, unless exactly these are installed. */
export function ensurePackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const mark = join(root, 'node_modules/.installed-lockfile')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.log('Installing the packages of package-lock.json …')
  // Warnings are left out: mermaid and its packages ask for Node 22, but are bundled for browsers and run on Node 20 as well.
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.error(
      'npm ci failed. See its message above. The most common causes are the network and the registry.',
    )
    process.exit(1)
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(mark, wanted)
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

const systemBrowser = () =>
  process.env.CHROMIUM ||
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath).find(Boolean)

/** Returns Playwright's own browser, if it is installed. */
async function playwrightBrowser() {
  try {
    const { chromium } = await import('playwright')
    const file = chromium.executablePath()
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns a Chromium for the browser tests: `CHROMIUM`, the system's, or else (as root on Debian) the
 * distribution's package with a CJK font, or else Playwright's download. `undefined` if none is available.
 */
export async function ensureBrowser() {
  const present = systemBrowser() ?? (await playwrightBrowser())
  if (present) return present
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('Installing Chromium and a CJK font from the distribution …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], { env })
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], { env })
    const installed = systemBrowser()
    if (installed) return installed
  }
  console.log('Asking Playwright for its Chromium …')
  run('npx', ['playwright', 'install', 'chromium'])
  return playwrightBrowser()
}

/**
 * Returns whether nginx, Caddy, and Apache are installed. As root on Debian, installs them if they are missing
 * (without starting them).
 */
export function ensureHosts() {
  const missing = () => ['nginx', 'caddy', 'apache2'].filter((name) => !onPath(name))
  if (missing().length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`Installing ${missing().join(', ')} from the distribution …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    run('apt-get', ['update', '-qq'], { env })
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()], { env })
  }
  return missing().length === 0
}
