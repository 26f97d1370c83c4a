import type { ConfigFile } from './config-file.ts'
import { type Draft, draft } from './draft.ts'

const paths = [
  'database.db_file',
  'temp_dir',
  'bleve_dir',
  'dist_dir',
  'log.name',
  'scheme.cert_file',
  'scheme.key_file',
  'scheme.unix_file',
] as const

const isWindows = (path: string) => /^[a-z]:[\\/]/i.test(path) || path.startsWith('\\\\')
const isAbsolute = (path: string) => path.startsWith('/') || isWindows(path)

/** Paths whose `\t` or `\n` was meant as a backslash and a letter. */
export function escapedPaths(config: ConfigFile): readonly Draft[] {
  return paths
    .filter((key) => [...config.text(key)].some((sign) => sign < ' '))
    .map((key) =>
      draft('error', key, config.place(key), {
        rule: 'path-escape',
        what: {
          en: 'A backslash and the letter after it became one control character, such as a tab or a line break.',
          zh: '反斜杠和后面的字母变成了一个控制字符，例如制表符或换行。',
        },
        fix: {
          en: 'Write `\\\\` for every backslash of the path, or use `/`.',
          zh: '路径中的每个反斜杠写成 `\\\\`，或改用 `/`。',
        },
      }),
    )
}

/** The folder that AList empties at every start. */
export function temporaryFolder(config: ConfigFile): readonly Draft[] {
  const key = 'temp_dir'
  const folder = config.text(key)
  const plain = folder.replaceAll('\\', '/').replace(/(?<=[^/])\/+$/, '')
  const said = (rule: string, en: string, zh: string) =>
    draft('error', key, config.place(key), {
      rule,
      what: { en, zh },
      fix: {
        en: 'Enter a folder that only AList uses, such as `data/temp`.',
        zh: '填写只给 AList 使用的文件夹，例如 `data/temp`。',
      },
    })
  if (folder.trim() === '')
    return [
      said(
        'temp-empty',
        'If it is empty, AList uses its working directory as the temporary folder and deletes everything in it at the start.',
        '留空时，AList 把工作目录当作临时文件夹，启动时会删除其中的全部内容。',
      ),
    ]
  const isShared =
    /^(?:[a-z]:)?\/?$|^(?:\/(?:tmp|var|var\/tmp|home|root|opt|opt\/alist|opt\/alist\/data|etc|etc\/alist|usr|mnt|media|data|downloads?|volume\d+)|[a-z]:\/(?:windows|users|alist|alist\/data|temp)|\.|\.\/|\.\.|data|\.\/data)$/i
  if (isShared.test(plain) || holds(plain, config))
    return [
      said(
        'temp-shared',
        `AList deletes everything in \`${folder}\` at every start.`,
        `AList 每次启动都会删除 \`${folder}\` 中的全部内容。`,
      ),
    ]
  return []
}

/** Returns whether other files of AList are in the temporary folder. */
function holds(folder: string, config: ConfigFile): boolean {
  return [
    'database.db_file',
    'bleve_dir',
    'log.name',
    'scheme.cert_file',
    'scheme.key_file',
    'dist_dir',
  ].some((key) => {
    const path = config.text(key).replaceAll('\\', '/')
    return path === folder || path.startsWith(`${folder}/`)
  })
}

/** Windows separators in a path that other paths show to be one of Linux. */
export function foreignPaths(config: ConfigFile): readonly Draft[] {
  const isUnix = paths.some((key) => config.text(key).startsWith('/'))
  return paths
    .filter((key) => isUnix && config.text(key).includes('\\') && !isWindows(config.text(key)))
    .map((key) =>
      draft('warning', key, config.place(key), {
        rule: 'path-backslash',
        what: {
          en: 'On Linux, a backslash doesn’t separate folders. AList creates a file with a backslash in its name.',
          zh: '在 Linux 上反斜杠不是路径分隔符，AList 会创建名字中带反斜杠的文件。',
        },
        fix: {
          en: `Enter \`${config.text(key).replaceAll('\\', '/')}\`.`,
          zh: `填写 \`${config.text(key).replaceAll('\\', '/')}\`。`,
        },
      }),
    )
}

/** Relative paths while others are absolute: they depend on where AList is started. */
export function relativePaths(config: ConfigFile): readonly Draft[] {
  const given = paths.filter((key) => config.has(key) && config.text(key).trim() !== '')
  const relative = given.filter((key) => !isAbsolute(config.text(key)))
  // A file whose paths are all relative is one of a simple installation, in which the working directory never changes.
  if (relative.length === given.length) return []
  return relative.map((key) =>
    draft('hint', key, config.place(key), {
      rule: 'path-relative',
      what: {
        en: `\`${config.text(key)}\` is relative to the folder in which AList is started, while other paths are absolute.`,
        zh: `\`${config.text(key)}\` 相对于启动 AList 时所在的文件夹，而其他路径是绝对路径。`,
      },
      fix: { en: 'Enter an absolute path.', zh: '填写绝对路径。' },
    }),
  )
}
