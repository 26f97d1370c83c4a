import { posixWord } from '../../tools/quote.ts'
import { routeOf } from '../index.ts'
import type { Endpoint } from '../kit.ts'

type Values = Readonly<Record<string, unknown>>

/** The remote, named as on the WebDAV page, which creates it. */
const remote = 'alist:'

/** How to create the remote, in a comment. */
const setup =
  '# rclone config create alist webdav url=http://localhost:5244/dav vendor=other user=admin pass=YOUR_PASSWORD --obscure'

const at = (...parts: readonly unknown[]) =>
  posixWord(remote + parts.map((part) => String(part).replace(/^\/|\/$/g, '')).join('/'))

/** Returns the path of the folder that contains an entry, with a slash at the end. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** Returns the first of the names in a request; rclone moves and copies one entry with each command. */
const firstOf = ({ names }: Values) => (Array.isArray(names) ? names[0] : undefined)

/** The routes that one command of rclone can replace on a WebDAV remote. */
const commands: Readonly<Record<string, (values: Values, file: string) => string>> = {
  'ANY /api/fs/list': ({ path }) => `rclone lsjson ${at(path)}`,
  'ANY /api/fs/get': ({ path }) => `rclone lsjson --stat ${at(path)}`,
  'ANY /api/fs/dirs': ({ path }) => `rclone lsf --dirs-only ${at(path)}`,
  'POST /api/fs/mkdir': ({ path }) => `rclone mkdir ${at(path)}`,
  'POST /api/fs/rename': ({ path, name }) =>
    `rclone moveto ${at(path)} ${at(folderOf(String(path)) + String(name))}`,
  'POST /api/fs/move': (values) =>
    `rclone moveto ${at(values.src_dir, firstOf(values))} ${at(values.dst_dir, firstOf(values))}`,
  'POST /api/fs/copy': (values) =>
    `rclone copyto ${at(values.src_dir, firstOf(values))} ${at(values.dst_dir, firstOf(values))}`,
  'POST /api/fs/remove': (values) => `rclone deletefile ${at(values.dir, firstOf(values))}`,
  'PUT /api/fs/put': (values, file) =>
    `rclone copyto ${posixWord(file)} ${at(decodeURIComponent(String(values['File-Path'])))}`,
  'GET /d/*path': ({ path }) => `rclone copy ${at(path)} .`,
  'ANY /dav[/*path]': ({ path }) => `rclone copy ${at(path)} .`,
}

/** Returns the command of rclone that has the same result as the example request; `undefined` if there is none. */
export function rclone(endpoint: Endpoint, file = ''): string | undefined {
  const { request } = endpoint
  const command = commands[routeOf(endpoint)]
  if (!command) return undefined
  return `${setup}\n${command({ ...request.path, ...request.headers, ...(request.body as Values | undefined) }, file)}`
}
