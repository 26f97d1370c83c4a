import type { Answers, Words } from '../../../src/content/local-tool.ts'
import { faults, hostName, isFilePath, isPort } from '../checks.ts'

/** What an installation is made of. Every value has passed its check. */
export interface InstallOptions {
  readonly way: 'compose' | 'docker' | 'systemd' | 'windows'
  /** With the variant: `latest-aria2`. */
  readonly tag: string
  readonly image: string
  /** The data folder on the host, or the program's folder. */
  readonly folder: string
  readonly port: string
  readonly zone: string
  /** IDs of the user and group in the container; '' for root. */
  readonly user: string
  readonly group: string
  /** Another folder of the host, for the Local driver; '' if there is none. */
  readonly media: string
  readonly database: 'sqlite3' | 'postgres' | 'mysql'
  readonly password: string
  readonly hasSearch: boolean
  readonly hasOffice: boolean
  /** '' without a reverse proxy. */
  readonly domain: string
  /** The account of the service; '' for root. */
  readonly account: string
}

type Faults = Readonly<Record<string, Words | undefined>>

const password = {
  en: 'Use 8 or more letters, digits, and `_`, `-`, `.`, `~`, `!`, `@`, `%`, `^`, `*`, `+`, `=`.',
  zh: '至少 8 个字符，只用字母、数字和 `_`、`-`、`.`、`~`、`!`、`@`、`%`、`^`、`*`、`+`、`=`。',
}
const zone = { en: 'Enter a time zone such as `Europe/Berlin`.', zh: '填写时区，例如 `Asia/Shanghai`。' }
const version = {
  en: 'Enter `latest`, `beta`, or a version such as `v3.63.0`.',
  zh: '填写 `latest`、`beta` 或版本号，例如 `v3.63.0`。',
}

/** Returns the faults of the answers by field. */
export function faultsOf(answers: Answers): Faults {
  const text = (name: string) => answers[name] ?? ''
  const isContainer = answers.way === 'compose' || answers.way === 'docker'
  const when = (applies: boolean, isGood: boolean, fault: Words) => (applies && !isGood ? fault : undefined)
  const isCompose = answers.way === 'compose'
  const isWindows = answers.way === 'windows'
  return {
    version: when(isContainer, /^(?:latest|beta|v\d{1,3}\.\d{1,3}\.\d{1,3})$/.test(text('version')), version),
    folder: when(
      true,
      isFilePath(text('folder')) &&
        text('folder').startsWith('/') !== isWindows &&
        !(isContainer && text('folder').includes(':')),
      faults.file,
    ),
    port: when(isContainer, isPort(text('port')), faults.port),
    zone: when(isContainer, /^[A-Za-z][A-Za-z\d_+-]*(?:\/[A-Za-z\d_+-]+)*$/.test(text('zone')), zone),
    user: when(isContainer, /^\d{0,7}$/.test(text('user')), faults.number),
    group: when(isContainer, /^\d{0,7}$/.test(text('group')), faults.number),
    media: when(
      isContainer && text('media') !== '',
      isFilePath(text('media')) && text('media').startsWith('/') && !text('media').includes(':'),
      faults.file,
    ),
    password: when(
      isCompose && text('password') !== '',
      /^[\w.~!@%^*+=-]{8,128}$/.test(text('password')),
      password,
    ),
    domain: when(isCompose && answers.proxy === 'yes', hostName(text('domain')) !== undefined, faults.domain),
    account: when(
      answers.way === 'systemd' && text('account') !== '',
      /^[a-z_][a-z\d_-]{0,31}$/.test(text('account')),
      faults.name,
    ),
  }
}

/** Returns the options; `undefined` if an answer has a fault. */
export function optionsOf(answers: Answers): InstallOptions | undefined {
  if (Object.values(faultsOf(answers)).some(Boolean)) return undefined
  const text = (name: string) => answers[name] ?? ''
  const isCompose = answers.way === 'compose'

  const isOn = (name: string) => isCompose && answers[name] === 'yes'
  const variant = text('variant')
  return {
    way: (['docker', 'systemd', 'windows'] as const).find((way) => way === answers.way) ?? 'compose',
    tag: text('version') + (['aria2', 'ffmpeg', 'aio'].includes(variant) ? `-${variant}` : ''),
    image: answers.registry === 'ghcr' ? 'ghcr.io/alistgo/alist' : 'xhofe/alist',
    folder: text('folder').replace(/(?<=.)[\\/]+$/, ''),
    port: text('port'),
    zone: text('zone'),
    user: text('user'),
    group: text('group'),
    media: text('media'),
    database:
      (['postgres', 'mysql'] as const).find((type) => isCompose && type === answers.database) ?? 'sqlite3',
    password: text('password') === '' ? 'YOUR_DB_PASSWORD' : text('password'),
    hasSearch: isOn('search'),
    hasOffice: isOn('office'),
    domain: isOn('proxy') ? (hostName(text('domain')) ?? '') : '',
    account: text('account'),
  }
}
