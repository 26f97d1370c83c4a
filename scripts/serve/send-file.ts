import { type FileHandle, open, realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { byteRange } from './byte-range.ts'
import { mediaTypeOfFile } from './media-types.ts'

/**
 * Returns a file that a server may send.
 *
 * @param path below the folder, decoded, with a slash at its beginning
 * @returns `undefined` if there is no such file, or if it is a link that leads outside the folder
 */
export async function servedFile(root: string, path: string): Promise<string | undefined> {
  try {
    const file = await realpath(join(root, path))
    const isInside = file.startsWith((await realpath(root)) + sep)
    return isInside && (await stat(file)).isFile() ? file : undefined
  } catch {
    return undefined
  }
}

/**
 * Answers a request with a file, the part that it asks for, or that it is unchanged.
 *
 * @throws the system's error if the file can't be read
 */
export async function sendFile(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const handle = await open(file)
  try {
    await sendOpen(file, handle, request, response)
  } finally {
    await handle.close()
  }
}

async function sendOpen(
  file: string,
  handle: FileHandle,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
) {
  const { size, mtime } = await handle.stat()
  const etag = `W/"${size}-${mtime.getTime()}"`
  response.setHeader('ETag', etag)
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache')
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return
  }
  const isPartWanted = method === 'GET' && headers['if-range'] === undefined
  const range = byteRange(isPartWanted ? headers.range : undefined, size)
  if (range.kind === 'outside') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end()
    return
  }
  const { start, end } = range.kind === 'part' ? range : { start: 0, end: size - 1 }
  response.writeHead(range.kind === 'part' ? 206 : 200, {
    'Content-Type': mediaTypeOfFile(file),
    'Content-Length': end - start + 1,
    'Last-Modified': mtime.toUTCString(),
    'Accept-Ranges': 'bytes',
    ...(range.kind === 'part' && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  })
  if (method === 'HEAD' || size === 0) response.end()
  else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response)
}
