import { headersFile, writeHeadersFile } from './headers-file.ts'
import { writeHtaccess } from './hosts/apache.ts'
import { writeCaddyfile } from './hosts/caddy.ts'
import { writeAssetsIgnore, writeRoutes, writeWorker, writeWrangler } from './hosts/cloudflare.ts'
import { type HostSource, hostFolder } from './hosts/host-source.ts'
import { writeRedirects } from './hosts/netlify.ts'
import { writeNginx } from './hosts/nginx.ts'
import { writeVercel } from './hosts/vercel.ts'
import { withLocalApi } from './local-api.ts'

/** Netlify's rules. They are in use only as `redirectsFile`, which `build --host netlify` adds. */
export const redirectsSource = `${hostFolder}/netlify/_redirects`
export const redirectsFile = '_redirects'

/** Every file for a host, by its path in the built site. Add a row for a new host. */
const writers: Readonly<Record<string, (source: HostSource) => string>> = {
  [headersFile]: ({ rules }) => writeHeadersFile(atName(rules)),
  '.htaccess': writeHtaccess,
  'vercel.json': ({ base, rules }) => writeVercel({ base, rules: atName(rules) }),
  [`${hostFolder}/nginx.conf`]: writeNginx,
  [`${hostFolder}/Caddyfile`]: writeCaddyfile,
  [`${hostFolder}/cloudflare/wrangler.json`]: writeWrangler,
  [`${hostFolder}/cloudflare/worker.js`]: writeWorker,
  [`${hostFolder}/cloudflare/_routes.json`]: writeRoutes,
  '.assetsignore': writeAssetsIgnore,
  [redirectsSource]: writeRedirects,
}

/** Half a year, for this name only. Browsers ignore the header without TLS. */
const strictTransport = { 'Strict-Transport-Security': 'max-age=15552000' }

/**
 * Returns the rules for hosting services, whose sites are opened by name and over TLS, and have no API server next to
 * them. Other hosts must not set HSTS here: it applies to all ports of a name, and another server may be on one without TLS.
 */
const atName = (rules: HostSource['rules']): HostSource['rules'] =>
  rules.map((rule) => ({
    ...rule,
    headers: {
      ...Object.fromEntries(
        Object.entries(rule.headers).map(([name, value]) => [name, withLocalApi(value, '')]),
      ),
      ...strictTransport,
    },
  }))

/** Returns the host files of a site, all generated from one table of rules. */
export function hostFilesOf(source: HostSource): ReadonlyMap<string, string> {
  return new Map(Object.entries(writers).map(([file, write]) => [file, write(source)]))
}
