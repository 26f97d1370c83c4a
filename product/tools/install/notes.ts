import type { Answers, ResultPart } from '../../../src/content/local-tool.ts'
import { environmentFile } from './compose.ts'
import { deviceOf } from './devices.ts'
import type { InstallOptions } from './options.ts'

/** Returns what to do on a NAS; nothing on another device. */
export function deviceNotes(answers: Answers): readonly ResultPart[] {
  const { way, device = '' } = answers
  if (device === '' || (way !== 'compose' && way !== 'docker')) return []
  const { app } = deviceOf(answers)
  const inApp =
    app && way === 'compose'
      ? {
          en: ` You can also paste the Compose file in ${app.en}.`,
          zh: `也可以在 ${app.zh ?? app.en} 中粘贴 Compose 文件。`,
        }
      : { en: '', zh: '' }
  const words = {
    en: `Create the data folder first, and change the path and the IDs if yours differ. Run the commands over SSH as root.${inApp.en}`,
    zh: `先创建数据文件夹，路径和 ID 与你的不同时请修改。通过 SSH 以 root 运行命令。${inApp.zh}`,
  }
  return [{ kind: 'note', tone: 'info', words }]
}

/** Returns what to know about the chosen services. */
export function notes(options: InstallOptions): readonly ResultPart[] {
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
