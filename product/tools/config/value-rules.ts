import type { ConfigFile } from './config-file.ts'
import { type Draft, draft } from './draft.ts'
import { configKeys } from './keys.ts'

/** The site's address. A value without a scheme is a path. */
export function siteAddress(config: ConfigFile): readonly Draft[] {
  const key = 'site_url'
  const value = config.text(key)
  const place = config.place(key)
  if (value === '') return []
  if (/[\s*]/.test(value)) {
    return [
      draft('error', key, place, {
        rule: 'site-url',
        what: {
          en: 'The address contains a space or an asterisk. AList doesn’t start.',
          zh: '地址中有空格或星号，AList 无法启动。',
        },
        fix: {
          en: 'Enter the address of the site, such as `https://alist.example.com`, or leave it empty.',
          zh: '填写站点地址，例如 `https://alist.example.com`，或留空。',
        },
      }),
    ]
  }
  if (!value.includes('://')) {
    // `/alist` is a sub-path on purpose.
    if (value.startsWith('/') && !/^\/\/|^\/[^/]+\.[a-z]{2,}(?::\d+)?(?:\/|$)/i.test(value))
      return slashAtEnd(config, value)
    if (!/[.:]/.test(value)) return [subPath(config, value)]
    return [
      draft('error', key, place, {
        rule: 'site-url-scheme',
        what: {
          en: `Without \`https://\`, AList takes this for the sub-path \`/${value.replace(/^\/+/, '')}\`. The site is then empty or not found at its address.`,
          zh: `没有 \`https://\` 时，AList 把它当作子路径 \`/${value.replace(/^\/+/, '')}\`，站点会打不开或显示空白。`,
        },
        fix: {
          en: `Enter \`https://${value.replace(/^\/+/, '')}\`, or \`http://\` without TLS.`,
          zh: `填写 \`https://${value.replace(/^\/+/, '')}\`，没有 TLS 时用 \`http://\`。`,
        },
      }),
    ]
  }
  if (!/^https?:\/\/[^/?#]+(?:\/[^?#]*)?$/.test(value)) {
    return [
      draft('error', key, place, {
        rule: 'site-url',
        what: { en: 'This is not an address of a site.', zh: '这不是站点的地址。' },
        fix: {
          en: 'Enter it with `http://` or `https://`, and without `?` and `#`.',
          zh: '以 `http://` 或 `https://` 开头，不带 `?` 和 `#`。',
        },
      }),
    ]
  }
  return [...slashAtEnd(config, value), ...portOf(config, value)]
}

const subPath = (config: ConfigFile, value: string): Draft =>
  draft('hint', 'site_url', config.place('site_url'), {
    rule: 'site-url-word',
    what: {
      en: `AList takes this for the sub-path \`/${value}\`, so the site is only at that path, and a reverse proxy must keep it.`,
      zh: `AList 把它当作子路径 \`/${value}\`，站点只在这个路径下，反向代理也要保留它。`,
    },
    fix: {
      en: `Enter \`/${value}\` or the whole address if you mean a sub-path. Otherwise, leave it empty.`,
      zh: `如果是子路径，填 \`/${value}\` 或完整地址；否则留空。`,
    },
  })

/** The port of HTTPS in the address, if AList itself is what browsers connect to. */
function portOf(config: ConfigFile, value: string): readonly Draft[] {
  const port = config.number('scheme.https_port')
  const isDirect = config.number('scheme.http_port') === -1 && port > 0 && port !== 443
  const [, host = ''] = /^https:\/\/([^/]+)/.exec(value) ?? []
  if (!isDirect || host === '' || /:\d+$/.test(host)) return []
  return [
    draft('hint', 'site_url', config.place('site_url'), {
      rule: 'site-url-port',
      what: {
        en: `AList listens on port ${port}, but links start with \`${value}\`, which is port 443.`,
        zh: `AList 监听端口 ${port}，但链接以 \`${value}\` 开头，也就是端口 443。`,
      },
      fix: {
        en: `Enter \`${value.replace(host, `${host}:${port}`)}\`, unless a router or proxy forwards port 443.`,
        zh: `填写 \`${value.replace(host, `${host}:${port}`)}\`；由路由器或代理转发 443 端口时不用改。`,
      },
    }),
  ]
}

function slashAtEnd(config: ConfigFile, value: string): readonly Draft[] {
  if (!value.endsWith('/') || value === '/') return []
  return [
    draft('warning', 'site_url', config.place('site_url'), {
      rule: 'site-url-slash',
      what: {
        en: 'The address ends with a slash, which leads to double slashes in links.',
        zh: '地址以斜杠结尾，链接中会出现双斜杠。',
      },
      fix: { en: `Enter \`${value.replace(/\/+$/, '')}\`.`, zh: `填写 \`${value.replace(/\/+$/, '')}\`。` },
    }),
  ]
}

/** The address of the web UI's files. */
export function cdnAddress(config: ConfigFile): readonly Draft[] {
  const cdn = config.text('cdn')
  if (
    cdn === '' ||
    (/^(?:https?:\/\/|\/)[^\s]+$/.test(cdn) && !cdn.includes('@login') && !/\.(?:js|css|html)$/.test(cdn))
  )
    return []
  return [
    draft('error', 'cdn', config.place('cdn'), {
      rule: 'cdn',
      what: {
        en: 'Browsers can’t load the web UI from here, so the page stays white. `cdn` is the address of the web UI’s files, not of your site.',
        zh: '浏览器无法从这里加载网页界面，页面会是白屏。`cdn` 是界面文件的地址，不是站点的地址。',
      },
      fix: { en: 'Leave it empty. AList then serves the files itself.', zh: '留空，由 AList 提供界面文件。' },
    }),
  ]
}

const placeholders =
  /^(?:YOUR_\w+|random[ _-]?generated|changeme|change[-_ ]me|secret|password|123456\d*|test|admin|alist)$/i

/** The key that signs logins and links. */
export function secretKey(config: ConfigFile): readonly Draft[] {
  const key = 'jwt_secret'
  if (!config.has(key)) return []
  const value = config.text(key)
  const fix = {
    en: 'Delete the key. AList then generates a random one at the next start. Everyone must log in again.',
    zh: '删除这个键，AList 会在下次启动时随机生成。所有人都要重新登录。',
  }
  if (value === '' || placeholders.test(value)) {
    return [
      draft('error', key, config.place(key), {
        rule: 'secret',
        what: {
          en: 'Everyone knows this value. With it, anyone can create a login token and become the administrator.',
          zh: '这个值人人都知道，任何人都可以用它伪造登录令牌，成为管理员。',
        },
        fix,
      }),
    ]
  }
  if (value.length >= 12 && new Set(value).size >= 6) return []
  return [
    draft('warning', key, config.place(key), {
      rule: 'secret-weak',
      what: {
        en: 'The key is short or repeats itself, so it can be guessed.',
        zh: '这个密钥太短或重复，容易被猜到。',
      },
      fix,
    }),
  ]
}

/** Passwords and other values of the examples. */
export function examples(config: ConfigFile): readonly Draft[] {
  return configKeys
    .filter(
      ({ key, type }) => type === 'string' && key !== 'jwt_secret' && /^YOUR_[A-Z_]+$/.test(config.text(key)),
    )
    .map(({ key }) =>
      draft('error', key, config.place(key), {
        rule: 'example',
        what: { en: 'This is the placeholder of an example.', zh: '这是示例中的占位文字。' },
        fix: { en: 'Replace it with your own value.', zh: '换成你自己的值。' },
      }),
    )
}

const leastOf: Readonly<Record<string, number>> = {
  token_expires_in: 1,
  delayed_start: 0,
  max_connections: 0,
  max_concurrency: 0,
  'log.max_size': 0,
  'log.max_backups': 0,
  'log.max_age': 0,
  'ftp.find_pasv_port_attempts': 1,
  'ftp.idle_timeout': 0,
  'ftp.connection_timeout': 0,
}

/** Numbers below what makes sense. */
export function numbers(config: ConfigFile): readonly Draft[] {
  const tasks = configKeys.filter(({ key }) => /^tasks\..*\.(?:workers|max_retry)$/.test(key))
  const rows = [...Object.entries(leastOf), ...tasks.map(({ key }) => [key, 0] as const)]
  return rows
    .filter(([key, least]) => config.number(key) < least)
    .map(([key, least]) =>
      draft('warning', key, config.place(key), {
        rule: 'number',
        what:
          key === 'token_expires_in'
            ? {
                en: 'Logins would end at once, so nobody could log in.',
                zh: '登录会立即失效，谁也无法登录。',
              }
            : { en: `\`${key}\` must not be below ${least}.`, zh: `\`${key}\` 不能小于 ${least}。` },
        fix: { en: `Enter ${least} or more.`, zh: `填写不小于 ${least} 的数字。` },
      }),
    )
}

/** Origins that may call the API. */
export function origins(config: ConfigFile): readonly Draft[] {
  const key = 'cors.allow_origins'
  const list = config.list(key)
  const place = config.place(key)
  if (list.length === 0) {
    return [
      draft('error', key, place, {
        rule: 'origins-empty',
        what: {
          en: 'With an empty list, AList doesn’t start: `all origins disabled`.',
          zh: '列表为空时 AList 无法启动：`all origins disabled`。',
        },
        fix: { en: 'Enter `["*"]`, or the addresses of your sites.', zh: '填写 `["*"]`，或你的站点地址。' },
      }),
    ]
  }
  return list.flatMap((origin) => {
    if (origin === '*') return []
    if (
      !/^(?:https?|chrome-extension|safari-extension|moz-extension|ms-browser-extension):\/\//.test(origin)
    ) {
      return draft('error', key, place, {
        rule: 'origins',
        what: {
          en: `AList doesn’t start, because \`${origin}\` has no \`https://\`: \`bad origin\`.`,
          zh: `\`${origin}\` 没有 \`https://\`，AList 无法启动：\`bad origin\`。`,
        },
        fix: {
          en: `Enter \`https://${origin}\` or \`http://${origin}\`.`,
          zh: `填写 \`https://${origin}\` 或 \`http://${origin}\`。`,
        },
      })
    }
    if (/^\w+:\/\/[^/]+$/.test(origin)) return []
    return draft('warning', key, place, {
      rule: 'origins-path',
      what: {
        en: `Browsers send origins without a path, so \`${origin}\` never fits.`,
        zh: `浏览器发送的来源不带路径，\`${origin}\` 永远不会匹配。`,
      },
      fix: {
        en: 'Delete everything after the host and the port, including the slash.',
        zh: '删除主机和端口之后的内容，包括斜杠。',
      },
    })
  })
}

/** The address of Meilisearch. */
export function searchServer(config: ConfigFile): readonly Draft[] {
  const key = 'meilisearch.host'
  const host = config.text(key)
  if (host === '' || /^https?:\/\/[^\s/]+/.test(host)) return []
  return [
    draft('error', key, config.place(key), {
      rule: 'meilisearch',
      what: {
        en: 'The address of Meilisearch has no `http://`, so searching with Meilisearch fails.',
        zh: 'Meilisearch 的地址没有 `http://`，用 Meilisearch 搜索会失败。',
      },
      fix: { en: `Enter \`http://${host}\`.`, zh: `填写 \`http://${host}\`。` },
    }),
  ]
}

/** Certificate checks that are off. */
export function certificateChecks(config: ConfigFile): readonly Draft[] {
  const key = 'tls_insecure_skip_verify'
  if (!config.isOn(key)) return []
  return [
    draft('warning', key, config.place(key), {
      rule: 'tls-skip',
      what: {
        en: 'AList accepts every certificate. Someone in between can read tokens and files. Older versions wrote `true` as the default.',
        zh: 'AList 接受任何证书，中间人可以读取令牌和文件。旧版本的默认值是 `true`。',
      },
      fix: { en: 'Set it to `false`.', zh: '设为 `false`。' },
    }),
  ]
}

/** Switches that do nothing. */
export function idleSwitches(config: ConfigFile): readonly Draft[] {
  return ['upload', 'decompress', 'decompress_upload', 's3_transition']
    .map((kind) => `tasks.${kind}.task_persistant`)
    .filter((key) => config.isOn(key))
    .map((key) =>
      draft('hint', key, config.place(key), {
        rule: 'no-effect',
        what: {
          en: 'This key has no effect: AList never keeps these tasks across restarts.',
          zh: '这个键不起作用，AList 不会在重启后保留这类任务。',
        },
        fix: { en: 'Set it to `false`, so that nobody relies on it.', zh: '设为 `false`，以免误以为有效。' },
      }),
    )
}
