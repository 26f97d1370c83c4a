// What a fresh machine lacks. Plain JavaScript on Node alone: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Runs a command where everybody sees it. Returns whether it succeeded. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  return status === 0
}

/** Installs the packages of the lockfile, unless exactly these are there. */
export function ensurePackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const mark = join(root, 'node_modules/.installed-lockfile')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.log('Installing the packages of package-lock.json …')
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    console.error(
      'npm ci failed. Look at its message above; most often the network or the registry is the reason.',
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

/** The browser of Playwright's own download, where it is there. */
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
 * A Chromium for the browser tests: `CHROMIUM`, the system's, else (as root, on a Debian) the distribution's package with a CJK font, else
 * Playwright's download. `undefined` where none can be had.
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

/** Whether nginx and Caddy are there; as root, on a Debian, they are installed where they are missing (and not started). */
export function ensureHosts() {
  const missing = () => ['nginx', 'caddy'].filter((name) => !onPath(name))
  if (missing().length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`Installing ${missing().join(' and ')} from the distribution …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    run('apt-get', ['update', '-qq'], { env })
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()], { env })
  }
  return missing().length === 0
}
