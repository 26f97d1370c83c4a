import { composeText } from '../quote.ts'
import type { InstallOptions } from './options.ts'

const list = (key: string, values: readonly string[]): readonly string[] =>
  values.length === 0 ? [] : [`    ${key}:`, ...values.map((value) => `      - ${value}`)]

/** Returns the environment of AList's container, as `NAME=value` without quotes. */
export function environmentOf(options: InstallOptions): readonly string[] {
  const { zone, user, group, database, hasSearch, domain } = options
  return [
    `TZ=${zone}`,
    ...(user === '' ? [] : [`PUID=${user}`]),
    ...(group === '' ? [] : [`PGID=${group}`]),
    ...(domain === '' ? [] : [`SITE_URL=https://${domain}`]),
    ...(database === 'sqlite3'
      ? []
      : [
          `DB_TYPE=${database}`,
          'DB_HOST=db',
          `DB_PORT=${database === 'mysql' ? '3306' : '5432'}`,
          'DB_USER=alist',
          'DB_NAME=alist',
          `DB_SSL_MODE=${database === 'mysql' ? 'false' : 'disable'}`,
        ]),
    ...(hasSearch ? ['MEILISEARCH_HOST=http://meilisearch:7700'] : []),
  ]
}

/** Returns the Compose file. Passwords are in `.env`, next to it. */
export function compose(options: InstallOptions): string {
  const { image, tag, folder, port, media, database, hasSearch, hasOffice, domain } = options
  const secrets = [
    ...(database === 'sqlite3' ? [] : [variable('DB_PASS', 'DB_PASSWORD')]),
    ...(hasSearch ? [variable('MEILISEARCH_API_KEY', 'MEILI_MASTER_KEY')] : []),
  ]
  return [
    'services:',
    '  alist:',
    `    image: ${image}:${tag}`,
    '    container_name: alist',
    '    restart: always',
    ...(database === 'sqlite3' ? [] : ['    depends_on:', '      db:', '        condition: service_healthy']),
    // With a reverse proxy, only the proxy is reachable from outside.
    ...(domain === '' ? list('ports', [`"${port}:5244"`]) : []),
    ...list('volumes', [
      composeText(`${folder}:/opt/alist/data`),
      ...(media === '' ? [] : [composeText(`${media}:/mnt/media`)]),
    ]),
    ...list('environment', [...environmentOf(options).map(composeText), ...secrets]),
    ...databaseService(options),
    ...(hasSearch
      ? [
          '  meilisearch:',
          '    image: getmeili/meilisearch:v1.13',
          '    restart: always',
          ...list('volumes', [composeText(`${folder}-meilisearch:/meili_data`)]),
          ...list('environment', [
            '"MEILI_ENV=production"',
            variable('MEILI_MASTER_KEY', 'MEILI_MASTER_KEY'),
          ]),
        ]
      : []),
    ...(hasOffice
      ? [
          '  onlyoffice:',
          '    image: onlyoffice/documentserver',
          '    restart: always',
          ...list('ports', ['"8088:80"']),
          ...list('environment', ['"JWT_ENABLED=false"']),
        ]
      : []),
    ...(domain === ''
      ? []
      : [
          '  caddy:',
          '    image: caddy:latest',
          '    restart: always',
          ...list('ports', ['"80:80"', '"443:443"']),
          ...list('volumes', ['./Caddyfile:/etc/caddy/Caddyfile', 'caddy_data:/data']),
          'volumes:',
          '  caddy_data:',
        ]),
    '',
  ].join('\n')
}

/** A variable whose value Compose takes from `.env`; a missing one stops it. */
const variable = (name: string, from: string) => `"${name}=$\{${from}:?}"`

function databaseService({ database, folder }: InstallOptions): readonly string[] {
  if (database === 'sqlite3') return []
  const isMysql = database === 'mysql'
  const check = isMysql
    ? '["CMD", "mysqladmin", "ping", "-h", "127.0.0.1"]'
    : '["CMD", "pg_isready", "-U", "alist"]'
  return [
    '  db:',
    `    image: ${isMysql ? 'mysql:8.4' : 'postgres:16'}`,
    '    restart: always',
    ...list('volumes', [
      composeText(`${folder}-db:${isMysql ? '/var/lib/mysql' : '/var/lib/postgresql/data'}`),
    ]),
    ...list(
      'environment',
      isMysql
        ? [
            '"MYSQL_USER=alist"',
            '"MYSQL_DATABASE=alist"',
            '"MYSQL_RANDOM_ROOT_PASSWORD=yes"',
            variable('MYSQL_PASSWORD', 'DB_PASSWORD'),
          ]
        : ['"POSTGRES_USER=alist"', '"POSTGRES_DB=alist"', variable('POSTGRES_PASSWORD', 'DB_PASSWORD')],
    ),
    '    healthcheck:',
    `      test: ${check}`,
    '      interval: 5s',
    '      retries: 30',
  ]
}

/** Returns the file with the passwords, which only its owner should read; '' if none is needed. */
export function environmentFile({ database, password, hasSearch }: InstallOptions): string {
  const lines = [
    ...(database === 'sqlite3' ? [] : [`DB_PASSWORD=${password}`]),
    ...(hasSearch ? ['MEILI_MASTER_KEY=YOUR_MASTER_KEY'] : []),
  ]
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}
