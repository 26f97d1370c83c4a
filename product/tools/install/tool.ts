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
import { faultsOf, type InstallOptions, optionsOf } from './options.ts'

/** Writes what an installation needs: the file or command that starts AList, and those for its password, backup, and update. */
const tool: LocalTool = {
  title: { en: 'Setup builder', zh: '安装生成器' },
  initial: {
    way: 'compose',
    version: 'latest',
    variant: '',
    registry: 'hub',
    folder: '/etc/alist',
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
  enter: (answers, name, value) => ({
    ...answers,
    [name]: value,
    ...(name === 'way' && { folder: folders[value] ?? '/etc/alist' }),
  }),
  result,
}

export default tool

const folders: Readonly<Record<string, string>> = { systemd: '/opt/alist', windows: 'C:\\alist' }

function groups(answers: Answers): readonly FieldGroup[] {
  const { way, database, proxy } = answers
  const faults = faultsOf(answers)
  const isContainer = way === 'compose' || way === 'docker'
  const container: readonly LocalField[] = [
    textField('version', 'Version', '版本', { fault: faults.version }),
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

function notes(options: InstallOptions): readonly ResultPart[] {
  const note = (isShown: boolean, tone: 'info' | 'warning', en: string, zh: string): readonly ResultPart[] =>
    isShown ? [{ kind: 'note', tone, words: { en, zh } }] : []
  const { way, database, password, hasSearch, hasOffice, domain } = options
  return [
    ...note(
      environmentFile(options) !== '',
      'info',
      'Save all files in one folder, and let only your account read `.env`: `chmod 600 .env`.',
      '把所有文件保存在同一文件夹，并只让自己的账号读取 `.env`：`chmod 600 .env`。',
    ),
    ...note(
      (database !== 'sqlite3' && password.startsWith('YOUR_')) || hasSearch,
      'warning',
      'Replace the placeholders in `.env`. This command makes a password: `openssl rand -hex 24`',
      '替换 `.env` 中的占位文字。可以用这个命令生成密码：`openssl rand -hex 24`',
    ),
    ...note(
      database !== 'sqlite3',
      'info',
      'A new database is empty. To keep settings of an older installation, make a backup in the web UI and restore it afterwards.',
      '新数据库是空的。要保留旧安装的设置，先在网页界面备份，之后恢复。',
    ),
    ...note(
      hasOffice,
      'warning',
      'Port 8088 of ONLYOFFICE has no password. Publish it only in your network, and enter its address in the preview settings.',
      'ONLYOFFICE 的 8088 端口没有密码，只在你的网络中开放，并在预览设置中填写它的地址。',
    ),
    ...note(
      domain !== '',
      'info',
      'Ports 80 and 443 must be free, and the domain must point to this machine.',
      '80 和 443 端口必须空闲，域名要解析到这台机器。',
    ),
    ...note(
      way === 'systemd' || way === 'windows',
      'info',
      'Download AList into the folder first, and choose the file for your processor, also in the update commands.',
      '先把 AList 下载到这个文件夹。文件要与处理器相符，更新命令中也一样。',
    ),
  ]
}
