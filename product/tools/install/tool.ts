import type {
  Answers,
  FieldGroup,
  LocalField,
  LocalTool,
  ResultPart,
} from '../../../src/content/local-tool.ts'
import { choiceField, numberField, secretField, switchField, textField } from '../form.ts'
import {
  backupCommand,
  dockerRun,
  passwordCommand,
  systemdUnit,
  updateCommand,
  windowsService,
} from './commands.ts'
import { compose, environmentFile } from './compose.ts'
import { computerFolder, deviceOf, devices } from './devices.ts'
import { deviceNotes, notes } from './notes.ts'
import { faultsOf, type InstallOptions, optionsOf } from './options.ts'

/** Writes what an installation needs: the file or command that starts AList, and those for its password, backup, and update. */
const tool: LocalTool = {
  title: { en: 'Setup builder', zh: '安装生成器' },
  initial: {
    way: 'compose',
    device: '',
    version: 'latest',
    variant: '',
    registry: 'hub',
    folder: computerFolder,
    port: '5244',
    zone: 'UTC',
    user: '',
    group: '',
    media: '',
    database: 'sqlite3',
    password: '',
    search: '',
    office: '',
    proxy: '',
    domain: 'alist.example.com',
    account: '',
  },
  shared: [
    'way',
    'device',
    'version',
    'variant',
    'registry',
    'folder',
    'port',
    'zone',
    'user',
    'group',
    'media',
    'database',
    'search',
    'office',
    'proxy',
    'domain',
    'account',
  ],
  groups,
  enter,
  result,
}

export default tool

const folders: Readonly<Record<string, string>> = { systemd: '/opt/alist', windows: 'C:\\alist' }

function enter(answers: Answers, name: string, value: string): Answers {
  const next = { ...answers, [name]: value }
  if (name === 'way') return { ...next, folder: folders[value] ?? deviceOf(next).folder }
  if (name !== 'device') return next
  const { folder, user, group } = deviceOf(next)
  return { ...next, folder, user, group }
}

function groups(answers: Answers): readonly FieldGroup[] {
  const { way, database, proxy } = answers
  const faults = faultsOf(answers)
  const isContainer = way === 'compose' || way === 'docker'
  const container: readonly LocalField[] = [
    textField('version', 'Version', '版本', {
      fault: faults.version,
      hint: { en: '`latest`, `beta`, or for example `v3.63.0`', zh: '`latest`、`beta` 或例如 `v3.63.0`' },
    }),
    choiceField(
      'variant',
      { en: 'Included programs', zh: '附带的程序' },
      {
        '': { en: 'None', zh: '无' },
        ffmpeg: { en: 'ffmpeg (video thumbnails)', zh: 'ffmpeg（视频缩略图）' },
        aria2: { en: 'aria2 (offline downloads)', zh: 'aria2（离线下载）' },
        aio: { en: 'ffmpeg and aria2', zh: 'ffmpeg 和 aria2' },
      },
    ),
    choiceField(
      'registry',
      { en: 'Image from', zh: '镜像来源' },
      { hub: { en: 'Docker Hub' }, ghcr: { en: 'GitHub' } },
    ),
    numberField('port', 'Port', '端口', { fault: faults.port }),
    textField('zone', 'Time zone', '时区', { fault: faults.zone }),
    textField('media', 'Folder with your files (optional)', '你的文件所在文件夹（选填）', {
      fault: faults.media,
      hint: { en: 'For the Local driver, as `/mnt/media`', zh: '供“本机存储”使用，在容器中是 `/mnt/media`' },
    }),
    numberField('user', 'User ID (optional)', '用户 ID（选填）', {
      fault: faults.user,
      hint: { en: 'Empty for root', zh: '留空则为 root' },
    }),
    numberField('group', 'Group ID (optional)', '组 ID（选填）', { fault: faults.group }),
  ]
  return [
    {
      fields: [
        choiceField(
          'way',
          { en: 'Install with', zh: '安装方式' },
          {
            compose: { en: 'Docker Compose' },
            docker: { en: 'docker run' },
            systemd: { en: 'Linux service (systemd)', zh: 'Linux 服务（systemd）' },
            windows: { en: 'Windows service (NSSM)', zh: 'Windows 服务（NSSM）' },
          },
        ),
        ...(isContainer
          ? [
              choiceField(
                'device',
                { en: 'Device', zh: '设备' },
                Object.fromEntries(Object.entries(devices).map(([name, { label }]) => [name, label])),
              ),
            ]
          : []),
        textField(
          'folder',
          isContainer ? 'Data folder on the host' : 'Folder of the program',
          isContainer ? '主机上的数据文件夹' : '程序所在文件夹',
          { fault: faults.folder },
        ),
        ...(isContainer ? container : []),
        ...(way === 'systemd'
          ? [
              textField('account', 'Account of the service (optional)', '服务的账号（选填）', {
                fault: faults.account,
                hint: { en: 'Empty for root', zh: '留空则为 root' },
              }),
            ]
          : []),
      ],
    },
    ...(way === 'compose'
      ? [
          {
            title: { en: 'More services', zh: '更多服务' },
            fields: [
              choiceField(
                'database',
                { en: 'Database', zh: '数据库' },
                {
                  sqlite3: { en: 'SQLite (included)', zh: 'SQLite（自带）' },
                  postgres: { en: 'PostgreSQL' },
                  mysql: { en: 'MySQL' },
                },
              ),
              ...(database === 'postgres' || database === 'mysql'
                ? [
                    secretField('password', 'Database password', '数据库密码', {
                      fault: faults.password,
                      hint: { en: 'Empty for a placeholder', zh: '留空则使用占位文字' },
                    }),
                  ]
                : []),
              switchField('search', 'Meilisearch (full-text search)', 'Meilisearch（全文搜索）'),
              switchField('office', 'ONLYOFFICE (office preview)', 'ONLYOFFICE（Office 预览）'),
              switchField('proxy', 'Caddy as a reverse proxy with HTTPS', '用 Caddy 作反向代理，带 HTTPS'),
              ...(proxy === 'yes' ? [textField('domain', 'Domain', '域名', { fault: faults.domain })] : []),
            ],
          },
        ]
      : []),
  ]
}

function result(answers: Answers): readonly ResultPart[] {
  const options = optionsOf(answers)
  if (!options)
    return [
      {
        kind: 'note',
        tone: 'warning',
        words: { en: 'Correct the marked fields.', zh: '请改正标出的字段。' },
      },
    ]
  const command = (en: string, zh: string, text: string): ResultPart => ({
    kind: 'text',
    title: { en, zh },
    text,
  })
  return [
    ...startOf(options),
    command('Set a password for admin', '设置 admin 的密码', passwordCommand(options)),
    command('Back up', '备份', backupCommand(options)),
    {
      ...command('Update', '更新', updateCommand(options)),
      about: { en: 'Make a backup first.', zh: '先备份。' },
    } as ResultPart,
    ...deviceNotes(answers),
    ...notes(options),
  ]
}

function startOf(options: InstallOptions): readonly ResultPart[] {
  const file = (name: string, text: string): ResultPart => ({
    kind: 'text',
    title: { en: name },
    file: name,
    text,
  })
  const run = (text: string): ResultPart => ({ kind: 'text', title: { en: 'Start', zh: '启动' }, text })
  switch (options.way) {
    case 'docker':
      return [run(dockerRun(options))]
    case 'systemd':
      return [
        file('alist.service', systemdUnit(options)),
        {
          ...run('systemctl daemon-reload\nsystemctl enable --now alist\n'),
          about: {
            en: 'Save the file as `/etc/systemd/system/alist.service`, then run these commands as root.',
            zh: '把文件保存为 `/etc/systemd/system/alist.service`，然后以 root 运行。',
          },
        } as ResultPart,
      ]
    case 'windows':
      return [
        {
          ...run(windowsService(options)),
          about: {
            en: 'Run these commands in PowerShell as administrator. `nssm.exe` must be in the `PATH`.',
            zh: '以管理员身份在 PowerShell 中运行。`nssm.exe` 要在 `PATH` 中。',
          },
        } as ResultPart,
      ]
    case 'compose': {
      const secrets = environmentFile(options)
      return [
        file('docker-compose.yml', compose(options)),
        ...(secrets === '' ? [] : [file('.env', secrets)]),
        ...(options.domain === ''
          ? []
          : [file('Caddyfile', `${options.domain} {\n    reverse_proxy alist:5244\n}\n`)]),
        run('docker compose up -d\n'),
      ]
    }
  }
}
