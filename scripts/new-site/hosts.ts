interface Host {
  /** Whether it sets no headers, and has no fallback for addresses without a file. */
  readonly isPlain: boolean
  /** The next steps, for a site in this folder. */
  readonly next: (site: string) => readonly string[]
}

const upload = (site: string, more: string) => [`Upload ${site} to the host. ${more}`]

/** The hosts that the site can be written for. Add a row for another one. */
export const hosts: Readonly<Record<string, Host>> = {
  nginx: {
    isPlain: false,
    next: (site) => [
      `Copy ${site} to the server, and write this into the server block of nginx:`,
      `  root /path/to/${site};`,
      `  include /path/to/${site}/.hosts/nginx.conf;`,
    ],
  },
  caddy: {
    isPlain: false,
    next: (site) => [
      `Copy ${site} to the server, and write this into the Caddyfile, in the block of the site's name:`,
      `  root * /path/to/${site}`,
      `  import /path/to/${site}/.hosts/Caddyfile`,
    ],
  },
  apache: {
    isPlain: false,
    next: (site) =>
      upload(site, 'The headers are in .htaccess, which needs AllowOverride All and mod_headers.'),
  },
  cloudflare: {
    isPlain: false,
    next: (site) => upload(site, 'The headers are in _headers. Answer unknown paths with index.html.'),
  },
  netlify: {
    isPlain: false,
    next: (site) => upload(site, 'The headers are in _headers. Answer unknown paths with index.html.'),
  },
  vercel: {
    isPlain: false,
    next: (site) => upload(site, 'The headers and the fallback are in vercel.json.'),
  },
  'github-pages': {
    isPlain: true,
    next: (site) => upload(site, 'A project site needs --base /NAME/, with the name of the repository.'),
  },
  plain: { isPlain: true, next: (site) => upload(site, 'It needs nothing from the host.') },
}

export const hostNames = Object.keys(hosts)
