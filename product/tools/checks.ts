import type { Words } from '../../src/content/local-tool.ts'

/** Checks of values that become part of configuration files. A value that passes needs no quotes in any of them. */

/** Returns a host name in ASCII; `undefined` if the text is none. */
export function hostName(text: string): string | undefined {
  if (!/^[\p{L}\p{N}.-]{1,253}$/u.test(text)) return undefined
  try {
    return new URL(`http://${text}`).hostname
  } catch {
    return undefined
  }
}

export const isPort = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65535

/** Whether the text is a host and a port, such as `127.0.0.1:5244`, `[::1]:5244`, or `alist:5244`. */
export function isTarget(text: string): boolean {
  const [, host = '', port = ''] = /^([A-Za-z\d._-]+|\[[\da-fA-F:.]+\]):(\d+)$/.exec(text) ?? []
  return host !== '' && isPort(port)
}

/** Whether the text is empty or a path such as `/alist` without characters that need escaping. */
export const isSubPath = (text: string): boolean =>
  /^(?:\/[\w.~-]+)*$/.test(text) && !/\/\.{1,2}(?:\/|$)/.test(text)

/** Whether the text is a path of a file or folder that needs quotes at most for a space. */
export const isFilePath = (text: string): boolean =>
  /^\/[\p{L}\p{N}_./@+=:, ()-]*$/u.test(text) || /^[A-Za-z]:[\\/][\p{L}\p{N}_./@+=,\\ ()-]*$/u.test(text)

/** Whether the text is one or more addresses or networks, separated by commas or spaces. */
export const isNetworks = (text: string): boolean => {
  const networks = networksIn(text)
  return (
    networks.length > 0 &&
    networks.every((network) =>
      /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-fA-F]*:[\da-fA-F:.]+)(?:\/\d{1,3})?$/.test(network),
    )
  )
}

export const networksIn = (text: string): readonly string[] =>
  text.split(/[, ]+/).filter((part) => part !== '')

export const faults = {
  domain: {
    en: 'Enter a domain without `https://`, such as `alist.example.com`.',
    zh: '填写域名，不带 `https://`，例如 `alist.example.com`。',
  },
  port: { en: 'Enter a port from 1 to 65535.', zh: '填写 1 到 65535 的端口。' },
  target: {
    en: 'Enter a host and a port, such as `127.0.0.1:5244`.',
    zh: '填写主机和端口，例如 `127.0.0.1:5244`。',
  },
  subPath: {
    en: 'Start with a slash, and use letters, digits, `-`, `_`, `.`, and `~`.',
    zh: '以斜杠开头，只用字母、数字、`-`、`_`、`.`、`~`。',
  },
  file: {
    en: 'Enter an absolute path without quotes and other special characters.',
    zh: '填写绝对路径，不含引号等特殊字符。',
  },
  networks: {
    en: 'Enter IP addresses or networks, such as `10.0.0.0/8`, separated by commas.',
    zh: '填写 IP 地址或网段，例如 `10.0.0.0/8`，用逗号隔开。',
  },
  number: { en: 'Enter a whole number.', zh: '填写整数。' },
  name: { en: 'Use letters, digits, `-`, and `_`.', zh: '只用字母、数字、`-`、`_`。' },
} as const satisfies Readonly<Record<string, Words>>
