import { plainLine, powerShellWord, shellWord } from '../quote.ts'

/** What an account needs to connect. */
export interface Connection {
  /** The WebDAV address with the folder, encoded, with a slash at the end. */
  readonly url: URL
  readonly user: string
  readonly password: string
}

/** Returns the commands for rclone in a shell of Linux and macOS. */
export const rcloneShell = ({ url, user, password }: Connection): string =>
  [
    `rclone config create alist webdav url=${shellWord(url.href)} vendor=other user=${shellWord(user)} pass=${shellWord(password)} --obscure`,
    'rclone lsd alist:',
    'mkdir -p ~/alist',
    'rclone mount alist: ~/alist --vfs-cache-mode full',
    '',
  ].join('\n')

/** Returns the same for PowerShell, with a drive letter. */
export const rclonePowerShell = ({ url, user, password }: Connection): string =>
  [
    `.\\rclone.exe config create alist webdav ${powerShellWord(`url=${url.href}`)} vendor=other ${powerShellWord(`user=${user}`)} ${powerShellWord(`pass=${password}`)} --obscure`,
    '.\\rclone.exe mount alist: X: --vfs-cache-mode full',
    '',
  ].join('\n')

/** Returns a value for `/etc/davfs2/secrets`, in which quotes, backslashes, and number signs need a backslash. */
const davfsValue = (text: string): string => `"${plainLine(text).replace(/["\\#]/g, '\\$&')}"`

/** Returns the commands for davfs2: the account, the mount, and a line for `/etc/fstab`. */
export function davfs({ url, user, password }: Connection): string {
  const line = [url.href, user, password].map(davfsValue).join(' ')
  return [
    `printf '%s\\n' ${shellWord(line)} | sudo tee -a /etc/davfs2/secrets > /dev/null`,
    "printf '%s\\n' 'follow_redirect 1' | sudo tee -a /etc/davfs2/davfs2.conf > /dev/null",
    'sudo mkdir -p /mnt/alist',
    `sudo mount -t davfs ${shellWord(url.href)} /mnt/alist`,
    '',
  ].join('\n')
}

/** Returns the commands that map the address to a drive letter in Windows. */
export const netUse = ({ url, user, password }: Connection): string =>
  `net use Z: ${powerShellWord(url.href)} ${powerShellWord(`/user:${user}`)} ${powerShellWord(password)} /persistent:yes\n`

/** Returns the path that Windows Explorer also accepts. */
export function uncPath(url: URL): string {
  const secure = url.protocol === 'https:' ? '@SSL' : ''
  const port = url.port === '' ? '' : `@${url.port}`
  const folders = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent)
  return `\\\\${url.hostname}${secure}${port}\\DavWWWRoot\\${folders.join('\\')}`
}

/** Returns the commands for Terminal on macOS. */
export const mountWebdav = ({ url }: Connection): string =>
  `mkdir -p ~/alist\nmount_webdav -i ${shellWord(url.href)} ~/alist\n`

/** Returns the address with another scheme: `davs` for HTTPS, and `dav` without TLS. */
export const withScheme = (url: URL, name: 'dav' | 'webdav'): string =>
  url.href.replace(/^http(s?):/, (_all, secure: string) => `${name}${secure}:`)

/** Returns the address for Kodi, which contains the account. */
export function kodiAddress({ url, user, password }: Connection): string {
  const account = `${encodeURIComponent(plainLine(user))}:${encodeURIComponent(plainLine(password))}@`
  return withScheme(url, 'dav').replace('://', `://${account}`)
}
