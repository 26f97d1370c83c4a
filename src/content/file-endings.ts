/** Extensions that mean a file, as opposed to the end of a page's name such as `baidu.photo`. */
const fileEndings = new Set(
  'png jpg jpeg gif webp avif svg ico bmp pdf zip gz tgz tar 7z rar json yaml yml toml xml txt csv sh ps1 bat conf service js mjs css ts mp4 webm ogg ogv mov m4v avi mkv wmv flv m3u8 mpd mp3 wav flac m4a aac oga opus wma woff woff2 apk exe deb rpm dmg'.split(
    ' ',
  ),
)

/** Returns whether an extension, in lower case, means a file. */
export const isFileEnding = (extension: string) => fileEndings.has(extension)
