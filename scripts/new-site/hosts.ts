import { redirectsFile, redirectsSource } from '../publish/host-files.ts'
import { hostFolder } from '../publish/hosts/host-source.ts'

interface Host {
  /** Whether it sets no headers, and has no fallback for addresses without a file. */
  readonly isPlain: boolean
  /** Host files that are used under another name, which no other host may get. */
  readonly copies?: Readonly<Record<string, string>>
  /**
   * The next steps, for a site in this folder.
   *
   * @param base the path of the site without the last slash (`/docs`); '' at the root
   */
  readonly next: (site: string, base: string) => readonly string[]
}

const upload = (site: string, base: string, more: string) => [
  `Upload ${site} to the host${base === '' ? '' : `, as the folder ${base}`}. ${more}`,
]

/** The hosts that the site can be written for. Add a row for another one. */
export const hosts: Readonly<Record<string, Host>> = {
  nginx: {
    isPlain: false,
    next: (site, base) => [
      `Copy ${site} to the server as /srv/www${base}, and write this into the server block of nginx:`,
      '  root /srv/www;',
      `  include /srv/www${base}/.hosts/nginx.conf;`,
    ],
  },
  caddy: {
    isPlain: false,
    next: (site, base) => [
      `Copy ${site} to the server as /srv/www${base}, and write this into the Caddyfile, in the block of the site's name:`,
      '  root * /srv/www',
      `  import /srv/www${base}/.hosts/Caddyfile`,
    ],
  },
  apache: {
    isPlain: false,
    next: (site, base) =>
      upload(site, base, 'The headers are in .htaccess, which needs AllowOverride All and mod_headers.'),
  },
  cloudflare: {
    isPlain: false,
    next: (site) => [
      'Publish it on Cloudflare Workers, with a name for the project:',
      `  npx wrangler deploy --config ${site}/${hostFolder}/cloudflare/wrangler.json --name NAME`,
    ],
  },
  netlify: {
    isPlain: false,
    copies: { [redirectsSource]: redirectsFile },
    next: (site) => [
      `Drop ${site} on the page of your sites at Netlify, or publish it with a command:`,
      `  npx netlify deploy --prod --no-build --dir ${site}`,
    ],
  },
  vercel: {
    isPlain: false,
    next: (site) => upload(site, '', 'The headers and the fallback are in vercel.json.'),
  },
  'github-pages': {
    isPlain: true,
    next: (site) => upload(site, '', 'A project site needs --base /NAME/, with the name of the repository.'),
  },
  plain: { isPlain: true, next: (site, base) => upload(site, base, 'It needs nothing from the host.') },
}

export const hostNames = Object.keys(hosts)
