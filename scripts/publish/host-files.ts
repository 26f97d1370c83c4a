import { headersFile, writeHeadersFile } from './headers-file.ts'
import { writeHtaccess } from './hosts/apache.ts'
import { writeCaddyfile } from './hosts/caddy.ts'
import { type HostSource, hostFolder } from './hosts/host-source.ts'
import { writeNginx } from './hosts/nginx.ts'
import { writeVercel } from './hosts/vercel.ts'

/** Every file for a host, by its path in the built site. A new host is one row. */
const writers: Readonly<Record<string, (source: HostSource) => string>> = {
  [headersFile]: ({ rules }) => writeHeadersFile(rules),
  '.htaccess': writeHtaccess,
  'vercel.json': writeVercel,
  [`${hostFolder}/nginx.conf`]: writeNginx,
  [`${hostFolder}/Caddyfile`]: writeCaddyfile,
}

/** The host files of a site, all from one table of rules. */
export function hostFilesOf(source: HostSource): ReadonlyMap<string, string> {
  return new Map(Object.entries(writers).map(([file, write]) => [file, write(source)]))
}
