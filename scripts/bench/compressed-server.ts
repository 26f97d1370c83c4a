import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { isFilePath } from '../publish/file-paths.ts'
import { mediaTypeOfFile } from '../serve/media-types.ts'
import { requestedPath } from '../serve/requested-path.ts'

/**
 * Creates a server like a typical host: everything is compressed, files with hashes are cached forever, all others are
 * revalidated, and every address without a file is answered with `index.html`.
 */
export function compressedServer(root: string): Server {
  const packed = new Map<string, Buffer>()
  const packedFile = async (path: string) => {
    const bytes = packed.get(path) ?? (await pack(join(root, path)))
    if (bytes) packed.set(path, bytes)
    return bytes
  }
  return createServer(async (request, response) => {
    const path = requestedPath(request.url ?? '/') ?? '/index.html'
    const own = await packedFile(path)
    const file = own || isFilePath(path) ? path : '/index.html'
    const bytes = own ?? (await packedFile(file))
    if (!bytes) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    response.writeHead(200, {
      'content-type': mediaTypeOfFile(file),
      'content-encoding': 'br',
      'content-length': bytes.length,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    response.end(bytes)
  })
}

async function pack(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  return bytes && brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}
