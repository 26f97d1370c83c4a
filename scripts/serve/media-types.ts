import { extname } from 'node:path'

/** Media types by extension. Browsers guess wrong for Chinese text without a charset. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  pdf: 'application/pdf',
  zip: 'application/zip',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff: 'font/woff',
  woff2: 'font/woff2',
}

/** Returns the value of `Content-Type` for a file. Other files are downloaded. */
export function mediaTypeOfFile(file: string): string {
  const extension = extname(file).slice(1).toLowerCase()
  return (Object.hasOwn(types, extension) && types[extension]) || 'application/octet-stream'
}
