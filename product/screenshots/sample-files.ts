import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'

const checklist = `# Travel checklist

| Item | Packed |
| --- | --- |
| Passport | yes |
| Charger | yes |
| Rain jacket | no |

1. Check in online the day before.
2. Download the offline map.
3. Water the plants.
`

const readme = `# Sample files

This folder has small files that show how AList lists and previews them.

- **Documents**: text, Markdown, and PDF
- **Pictures**: images of different sizes
- **Music**: a tone
- **Videos**: a short clip
`

const gradients: Readonly<Record<string, string>> = {
  'sunset.png': 'linear-gradient(#1e3a5f, #c8553d 60%, #f2a65a)',
  'forest.png': 'linear-gradient(60deg, #0b3d2e, #0b6e4f, #c8e6c9)',
  'lake.png': 'linear-gradient(#9ad1d4, #007ea7 55%, #003249)',
}

/** How long the sample clip is. */
const clipMs = 2000

/** Creates the sample files for the storage in the screenshots. */
export async function makeSampleFiles(folder: string, browser: Browser): Promise<void> {
  for (const name of ['Archives', 'Documents', 'Downloads', 'Music', 'Pictures', 'Projects', 'Videos'])
    await mkdir(join(folder, name), { recursive: true })
  const page = await browser.newPage({ viewport: { width: 1200, height: 675 } })
  for (const [name, gradient] of Object.entries(gradients)) {
    await page.setContent(`<body style="margin:0;height:100vh;background:${gradient}">`)
    await page.screenshot({ path: join(folder, 'Pictures', name) })
  }
  await page.setContent('<title>Handbook</title><h1>Handbook</h1><p>A sample document.</p>')
  await page.pdf({ path: join(folder, 'Documents/handbook.pdf') })
  // tsx wraps functions in a helper that browsers do not have.
  await page.evaluate('globalThis.__name ??= (made) => made')
  await writeFile(
    join(folder, 'Videos/clip.webm'),
    Buffer.from(await page.evaluate(recordClip, clipMs), 'base64'),
  )
  await page.close()
  await writeFile(join(folder, 'README.md'), readme)
  await writeFile(join(folder, 'Documents/travel-checklist.md'), checklist)
  await writeFile(join(folder, 'Documents/notes.txt'), 'Move the archive to the new disk.\n')
  await writeFile(join(folder, 'Projects/config.json'), '{ "name": "sample" }\n')
  await writeFile(join(folder, 'Music/tone.wav'), tone())
  await promisify(execFile)('tar', ['-czf', 'Archives/documents.tar.gz', '-C', 'Documents', '.'], {
    cwd: folder,
  })
}

/** Two seconds of a tone of 440 Hz, as an uncompressed WAV file with 8 bits per sample. */
function tone(): Buffer {
  const rate = 8000
  const samples = Buffer.from(
    Array.from({ length: 2 * rate }, (_, at) =>
      Math.round(127 + 60 * Math.sin((at * 440 * 2 * Math.PI) / rate)),
    ),
  )
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

/** Records a canvas in the browser; returns the file in base64. */
async function recordClip(durationMs: number): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = 1280
  canvas.height = 720
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const draw = () => {
    const sky = context.createLinearGradient(0, 0, 0, 720)
    sky.addColorStop(0, '#1e3a5f')
    sky.addColorStop(1, '#f2a65a')
    context.fillStyle = sky
    context.fillRect(0, 0, 1280, 720)
    context.fillStyle = '#ffe8b0'
    context.beginPath()
    context.arc(640, 420, 90, 0, 7)
    context.fill()
    requestAnimationFrame(draw)
  }
  draw()
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.start()
  setTimeout(() => recorder.stop(), durationMs)
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
}
