import type { Answers, Words } from '../../../src/content/local-tool.ts'

/** A device on which containers run, as the page in `guide/nas/` with its name describes it. */
export interface Device {
  readonly label: Words
  /** Where AList's container has its data. */
  readonly folder: string
  /** IDs of the account that owns the shared folders; '' for root. */
  readonly user: string
  readonly group: string
  /** Where its app for containers takes a Compose file. */
  readonly app?: Words
}

/** The folder of the installation pages. */
export const computerFolder = '/etc/alist'

const computer = {
  label: { en: 'Computer or server', zh: '电脑或服务器' },
  folder: computerFolder,
  user: '',
  group: '',
}

export const devices: Readonly<Record<string, Device>> = {
  '': computer,
  synology: {
    label: { en: 'Synology', zh: '群晖' },
    folder: '/volume1/docker/alist/data',
    user: '1026',
    group: '100',
    app: { en: 'Container Manager > Project', zh: 'Container Manager > 项目' },
  },
  qnap: {
    label: { en: 'QNAP', zh: '威联通' },
    folder: '/share/Container/alist/data',
    user: '1000',
    group: '100',
    app: { en: 'Container Station > Applications', zh: 'Container Station > 应用程序' },
  },
  ugreen: {
    label: { en: 'UGREEN', zh: '绿联' },
    folder: '/volume1/docker/alist/data',
    user: '1000',
    group: '10',
    app: { en: 'Docker > Project', zh: 'Docker > 项目' },
  },
  fnos: {
    label: { en: 'fnOS', zh: '飞牛 fnOS' },
    folder: '/vol1/1000/docker/alist/data',
    user: '1000',
    group: '1001',
    app: { en: 'Docker > Compose' },
  },
  zspace: {
    label: { en: 'ZSpace', zh: '极空间' },
    folder: '/tmp/zfsv3/YOUR_DISK/YOUR_ACCOUNT/data/Docker/alist/data',
    user: '0',
    group: '0',
    app: { en: 'Docker > Compose' },
  },
  truenas: {
    label: { en: 'TrueNAS' },
    folder: '/mnt/tank/apps/alist',
    user: '568',
    group: '568',
    app: { en: 'Apps > Discover Apps' },
  },
  unraid: { label: { en: 'Unraid' }, folder: '/mnt/user/appdata/alist', user: '99', group: '100' },
}

/** Returns the device of the answers. */
export const deviceOf = ({ device = '' }: Answers): Device => devices[device] ?? computer
