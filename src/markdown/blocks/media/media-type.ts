const types: Readonly<Record<string, string>> = {
  aac: 'audio/aac',
  avi: 'video/x-msvideo',
  flac: 'audio/flac',
  flv: 'video/x-flv',
  m3u8: 'application/vnd.apple.mpegurl',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  mpd: 'application/dash+xml',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  ogv: 'video/ogg',
  opus: 'audio/ogg',
  ts: 'video/mp2t',
  wav: 'audio/wav',
  webm: 'video/webm',
  wma: 'audio/x-ms-wma',
  wmv: 'video/x-ms-wmv',
}

/** Returns the author's media type, or the one for an address's extension; `undefined` if the extension is unknown. */
export function mediaTypeOf(address: string, given: string | undefined): string | undefined {
  if (given?.includes('/')) return given
  const [path = ''] = address.split(/[?#]/, 1)
  const ending = given ?? endingOf(path) ?? endingOf(address)
  const key = ending?.toLowerCase() ?? ''
  return Object.hasOwn(types, key) ? types[key] : undefined
}

const endingOf = (address: string) => /\.([a-z0-9]{1,8})$/i.exec(address)?.[1]
