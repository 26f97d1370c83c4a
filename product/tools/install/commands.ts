import { powerShellWord, shellWord, systemdWord } from '../quote.ts'
import { environmentOf } from './compose.ts'
import type { InstallOptions } from './options.ts'

/** Returns the command that starts a container. */
export function dockerRun(options: InstallOptions): string {
  const { image, tag, folder, port, media } = options
  const parts = [
    'docker run -d',
    '--name alist',
    '--restart always',
    `-p ${port}:5244`,
    `-v ${shellWord(`${folder}:/opt/alist/data`)}`,
    ...(media === '' ? [] : [`-v ${shellWord(`${media}:/mnt/media`)}`]),
    ...environmentOf(options).map((variable) => `-e ${shellWord(variable)}`),
    `${image}:${tag}`,
  ]
  return `${parts.join(' \\\n  ')}\n`
}

/** Returns the unit file for systemd. */
export function systemdUnit({ folder, account }: InstallOptions): string {
  return [
    '[Unit]',
    'Description=AList',
    'Wants=network-online.target',
    'After=network-online.target',
    '',
    '[Service]',
    'Type=simple',
    ...(account === '' ? [] : [`User=${account}`]),
    // A path here takes no quotes.
    `WorkingDirectory=${folder.replaceAll('%', '%%')}`,
    `ExecStart=${systemdWord(`${folder}/alist`)} server`,
    'Restart=on-failure',
    '',
    '[Install]',
    'WantedBy=multi-user.target',
    '',
  ].join('\n')
}

/** Returns the commands that register a Windows service with NSSM. */
export function windowsService({ folder }: InstallOptions): string {
  return [
    `nssm install alist ${powerShellWord(`${folder}\\alist.exe`)} server`,
    `nssm set alist AppDirectory ${powerShellWord(folder)}`,
    'nssm start alist',
    '',
  ].join('\n')
}

/** Returns the commands for a new password of `admin`. Variables of the container count only with `--no-prefix`. */
export function passwordCommand({ way, folder, database }: InstallOptions): string {
  if (way === 'systemd') return `cd ${shellWord(folder)} && ./alist admin random\n`
  if (way === 'windows') return `Set-Location ${powerShellWord(folder)}\n.\\alist.exe admin random\n`
  return `docker exec -it alist ./alist admin random${database === 'sqlite3' ? '' : ' --no-prefix'}\n`
}

/** Returns the commands that make a backup. */
export function backupCommand({ way, folder, database }: InstallOptions): string {
  const copy = `${shellWord(folder)} ${shellWord(`${folder}-backup-`)}$(date +%F)`
  if (way === 'systemd')
    return `systemctl stop alist\ncp -a ${shellWord(`${folder}/data`)} ${shellWord(`${folder}/data-backup-`)}$(date +%F)\nsystemctl start alist\n`
  if (way === 'windows')
    return `nssm stop alist\nCopy-Item -Recurse ${powerShellWord(`${folder}\\data`)} (${powerShellWord(`${folder}\\data-backup-`)} + (Get-Date -Format yyyy-MM-dd))\nnssm start alist\n`
  if (way === 'docker') return `docker stop alist\ncp -a ${copy}\ndocker start alist\n`
  const dump =
    database === 'mysql'
      ? `docker compose exec -T db sh -c 'exec mysqldump --no-tablespaces -u alist -p"$MYSQL_PASSWORD" alist' > alist-$(date +%F).sql\n`
      : 'docker compose exec -T db pg_dump -U alist alist > alist-$(date +%F).sql\n'
  return `docker compose stop alist\ncp -a ${copy}\n${database === 'sqlite3' ? '' : dump}docker compose start alist\n`
}

/** Returns the commands that update AList. */
export function updateCommand(options: InstallOptions): string {
  const { way, folder, image, tag } = options
  if (way === 'compose') return 'docker compose pull\ndocker compose up -d\n'
  if (way === 'docker') return `docker pull ${image}:${tag}\ndocker rm -f alist\n${dockerRun(options)}`
  if (way === 'systemd') {
    return [
      `cd ${shellWord(folder)}`,
      'curl -fL -o alist.tar.gz https://github.com/AlistGo/alist/releases/latest/download/alist-linux-amd64.tar.gz',
      'systemctl stop alist',
      'tar -zxvf alist.tar.gz',
      'systemctl start alist',
      '',
    ].join('\n')
  }
  return [
    `Set-Location ${powerShellWord(folder)}`,
    'Invoke-WebRequest https://github.com/AlistGo/alist/releases/latest/download/alist-windows-amd64.zip -OutFile alist.zip',
    'nssm stop alist',
    'Expand-Archive alist.zip -DestinationPath . -Force',
    'nssm start alist',
    '',
  ].join('\n')
}
