import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveServer } from '../../../scripts/serve/live-server.ts'
import { listen } from '../../../scripts/serve/static-server.ts'
import { writeFiles } from '../../../scripts/shared/write-files.ts'

let folder: string
let server: Server
let address: string
const writeIndex = vi.fn(async () => true)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-server-'))
  const files = {
    'application/index.html': 'built',
    'application/assets/a.js': 'a',
    'application/content/en/other.md': 'other',
    'lists/index.html': 'live',
    'lists/manifest.json': '{}',
    'pages/index.md': 'home',
    'pages/navbar.json': '[]',
    'pages/img/logo.svg': '<svg/>',
    'secret.txt': 'secret',
  }
  await writeFiles(new Map(Object.entries(files).map(([file, text]) => [join(folder, file), text])))
  writeIndex.mockClear()
  const at = (name: string) => join(folder, name)
  server = createLiveServer({
    application: at('application'),
    folder: at('pages'),
    lists: at('lists'),
    hasLanguages: false,
    writeIndex,
  })
  address = await listen(server, 0)
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  await rm(folder, { recursive: true, force: true })
})

const textAt = async (path: string) => {
  const response = await fetch(address + path)
  return response.ok ? response.text() : response.status
}

test('[X24] pages come from their folder, lists from theirs, and the rest from the application', async () => {
  expect(await textAt('/content/en/index.md')).toBe('home')
  expect(await textAt('/img/logo.svg')).toBe('<svg/>')
  expect(await textAt('/manifest.json')).toBe('{}')
  expect(await textAt('/assets/a.js')).toBe('a')
  expect(await textAt('/guide/')).toBe('live')
  for (const path of [
    '/content/en/other.md',
    '/content/en/%2e%2e/secret.txt',
    '/content/en/none.md',
    '/img/a.png',
  ])
    expect(await textAt(path), path).toBe(404)
})

test('[X24] a name that another site pointed to this machine is refused', async () => {
  const statusFor = (host: string) =>
    new Promise((resolve, reject) => {
      request(`${address}/`, { headers: { host } }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end()
    })
  expect(await statusFor('localhost:4173')).toBe(200)
  expect(await statusFor('evil.example')).toBe(403)
  expect(await statusFor('127.0.0.1.evil.example')).toBe(403)
})

test('[X24] open pages hear of a saved file, also one that an editor replaced, and of new files after the index', async () => {
  const response = await fetch(`${address}/.live`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const listening = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) heard += part.value
  })().catch(() => undefined)
  await vi.waitFor(async () => {
    // Repeated, because the folder is watched a moment after the server listens.
    await writeFile(join(folder, 'pages/navbar.json'), '[{}]')
    expect(heard).toContain('event: changed\ndata: {"file":"en/navbar.json"}\n\n')
  }, 5000)
  await writeFile(join(folder, 'pages/index.md.new'), 'replaced')
  await rename(join(folder, 'pages/index.md.new'), join(folder, 'pages/index.md'))
  await vi.waitFor(() => expect(heard).toContain('data: {"file":"en/index.md"}'), 5000)
  await writeFile(join(folder, 'pages/more.md'), 'more')
  await vi.waitFor(() => expect(heard).toContain('event: indexed'), 5000)
  expect(writeIndex).toHaveBeenCalled()
  await reader?.cancel()
  await listening
})
