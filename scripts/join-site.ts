/**
 * `npm run site -- DIR --out OUT [--base PATH] [--plain-host] [--built DIR]`: joins the built application (`dist/`)
 * and a content folder to a site. Images of the folder `img` in DIR are served at `/img/`. OUT is written again; it
 * must be a site of this command, or not exist.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { readOptionsAndPaths } from './command-line.ts'

/** Parts of a built site that belong to the application. Everything else belongs to the content. */
const application = [
  ...['assets', 'index.html', 'console-frame.html', 'demo-frame.html', 'diagram-frame.html'],
  ...['late-parts.json', 'site.webmanifest', 'sw.js', 'sw-off.js'],
]

const { options, paths } = readOptionsAndPaths({ out: '', base: '', built: 'dist' }, ['plain-host'])
const [content, ...others] = paths
if (content === undefined || others.length > 0 || options.out === '')
  refuse('Name the content folder and the folder of the site: npm run site -- ../my-docs --out site')
if (!existsSync(join(options.built, 'sw.js')))
  refuse(`${options.built} contains no built application. Run npm run build first.`)
if (!existsSync(content)) refuse(`The folder ${content} doesn't exist.`)
const [out, from] = [resolve(options.out), resolve(content)]
if (
  `${from}${sep}`.startsWith(`${out}${sep}`) ||
  `${resolve(options.built)}${sep}`.startsWith(`${out}${sep}`)
)
  refuse(`--out ${options.out} would replace files that are needed. Choose another folder.`)
const present: readonly string[] = await readdir(out).catch(() => [])
if (present.length > 0 && !present.includes('sw.js'))
  refuse(`${options.out} contains other files, so nothing was written. Choose a new folder for --out.`)

await rm(out, { recursive: true, force: true })
await mkdir(out, { recursive: true })
for (const name of application) {
  if (existsSync(join(options.built, name)))
    await cp(join(options.built, name), join(out, name), { recursive: true })
}
const isPicture = (path: string) => `${path}${sep}`.startsWith(join(from, 'img') + sep)
const isHidden = (path: string) => path !== from && /[\\/]\.[^\\/]*$/.test(path)
await cp(from, join(out, 'content'), {
  recursive: true,
  filter: (path) => !isPicture(path) && !isHidden(path) && !`${path}${sep}`.startsWith(`${out}${sep}`),
})
if (existsSync(join(from, 'img'))) await cp(join(from, 'img'), join(out, 'img'), { recursive: true })

run('build-history.ts', ['--content', from, '--out', join(out, 'history')])
run('build-index.ts', [
  ...['--content', join(out, 'content'), '--out', join(out, 'manifest.json')],
  ...(options.base === '' ? [] : ['--base', options.base]),
  ...(options['plain-host'] ? ['--plain-host'] : []),
])

/** Runs another script, and ends with its exit code if it fails. */
function run(script: string, args: readonly string[]) {
  const command = ['--import', 'tsx', join(import.meta.dirname, script), ...args]
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function refuse(fault: string): never {
  console.error(fault)
  process.exit(2)
}
