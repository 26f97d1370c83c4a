import { headersFile, writeHeadersFile } from './headers-file.ts'
import { writeHtaccess } from './hosts/apache.ts'
import { writeCaddyfile } from './hosts/caddy.ts'
import { type HostSource, hostFolder } from './hosts/host-source.ts'
import { writeNginx } from './hosts/nginx.ts'
import { writeVercel } from './hosts/vercel.ts'
import { withLocalApi } from './local-api.ts'

/** Every file for a host, by its path in the built site. A new host is one row. */
const writers: Readonly<Record<string, (source: HostSource) => string>> = {
  [headersFile]: ({ rules }) => writeHeadersFile(atName(rules)),
  '.htaccess': writeHtaccess,
  'vercel.json': ({ base, rules }) => writeVercel({ base, rules: atName(rules) }),
  [`${hostFolder}/nginx.conf`]: writeNginx,
  [`${hostFolder}/Caddyfile`]: writeCaddyfile,
}

/** Rules for hosts that are opened by name alone: no API server stands beside them. */
const atName = (rules: HostSource['rules']): HostSource['rules'] =>
  rules.map((rule) => ({
    ...rule,
    headers: Object.fromEntries(
      Object.entries(rule.headers).map(([name, value]) => [name, withLocalApi(value, '')]),
    ),
  }))

/** The host files of a site, all from one table of rules. */
export function hostFilesOf(source: HostSource): ReadonlyMap<string, string> {
  return new Map(Object.entries(writers).map(([file, write]) => [file, write(source)]))
}
