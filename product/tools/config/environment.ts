import { nearestName } from '../../../src/content/nearest-name.ts'
import type { ConfigFile } from './config-file.ts'
import { type Draft, draft } from './draft.ts'
import { type ConfigKey, configKeys } from './keys.ts'

const prefix = 'ALIST_'

/** Variables that belong to the image or to AList, but to no key. */
const others = new Set([
  'PUID',
  'PGID',
  'UMASK',
  'TZ',
  'RUN_ARIA2',
  'ALIST_ADMIN_PASSWORD',
  'ALIST_NO_COLOR',
  'NO_COLOR',
])

const withEnv = configKeys.filter(({ env }) => env !== '')
const byName: ReadonlyMap<string, ConfigKey> = new Map(
  withEnv.flatMap((key) => [[key.env, key] as const, [key.env.slice(prefix.length), key] as const]),
)

/** A line such as `HTTP_PORT=8080`, `- HTTP_PORT=8080`, `HTTP_PORT: 8080`, `-e HTTP_PORT=8080`, or `export ALIST_HTTP_PORT=8080`. */
const line =
  /^[ \t]*(?:-[ \t]+|-e[ \t]*|export[ \t]+|set[ \t]+|Environment=)?["']?([A-Za-z]\w*)[ \t]*[=:][ \t]*(.*?)["']?[ \t]*$/

/** Checks environment variables, one a line, and what they override in the file. */
export function environmentFaults(text: string, config: ConfigFile | undefined): readonly Draft[] {
  let start = 0
  return text.split('\n').flatMap((source) => {
    const at = { start, end: start + source.length }
    start += source.length + 1
    const [, name, value = ''] = line.exec(source.replace(/\r$/, '').slice(0, 2000)) ?? []
    return name === undefined ? [] : faultsOf(name, value.replace(/^["']/, ''), at, config)
  })
}

function faultsOf(
  name: string,
  value: string,
  at: { readonly start: number; readonly end: number },
  config: ConfigFile | undefined,
): readonly Draft[] {
  const key = byName.get(name)
  if (!key) return others.has(name) ? [] : unknown(name, at)
  if (config?.isOn('force')) {
    return [
      draft('warning', key.key, at, {
        rule: 'env-forced',
        what: {
          en: `\`${name}\` has no effect, because \`force\` is \`true\` in the file.`,
          zh: `文件中 \`force\` 为 \`true\`，\`${name}\` 不起作用。`,
        },
        fix: {
          en: 'Set `force` to `false`, or change the value in the file.',
          zh: '把 `force` 设为 `false`，或直接修改文件中的值。',
        },
      }),
    ]
  }
  if (key.key === 'force' || key.key === 'max_concurrency') {
    return [
      draft('warning', key.key, at, {
        rule: 'env-no-effect',
        what: {
          en: `AList reads \`${name}\` too late, so it has no effect.`,
          zh: `AList 读取 \`${name}\` 太晚，它不起作用。`,
        },
        fix: { en: `Set \`${key.key}\` in the file.`, zh: `在文件中设置 \`${key.key}\`。` },
      }),
    ]
  }
  if (value !== '' && !fits(key.type, value)) {
    return [
      draft('error', key.key, at, {
        rule: 'env-type',
        what: {
          en: `\`${value}\` is not ${key.type === 'int' ? 'a whole number' : '`true` or `false`'}. AList stops with \`load config from env error\`.`,
          zh: `\`${value}\` 不是${key.type === 'int' ? '整数' : ' `true` 或 `false`'}，AList 启动时报 \`load config from env error\`。`,
        },
        fix: { en: 'Correct the value.', zh: '改正这个值。' },
      }),
    ]
  }
  if (value === '' || !config?.has(key.key)) return []
  const inFile = shown(config, key)
  if (inFile === value) return []
  const secret = /PASS|SECRET|DSN|API_KEY/.test(name)
  return [
    draft('hint', key.key, at, {
      rule: 'env-overrides',
      what: secret
        ? {
            en: `\`${name}\` overrides \`${key.key}\` in the file.`,
            zh: `\`${name}\` 会覆盖文件中的 \`${key.key}\`。`,
          }
        : {
            en: `\`${name}\` overrides \`${key.key}\`: AList uses \`${value}\` instead of \`${inFile}\` from the file.`,
            zh: `\`${name}\` 会覆盖 \`${key.key}\`：AList 使用 \`${value}\`，而不是文件中的 \`${inFile}\`。`,
          },
      fix: { en: 'Keep only one of them.', zh: '只保留其中一个。' },
    }),
  ]
}

function shown(config: ConfigFile, { key, type }: ConfigKey): string {
  if (type === 'bool') return String(config.isOn(key))
  return type === '[]string' ? config.list(key).join(',') : config.text(key)
}

function fits(type: ConfigKey['type'], value: string): boolean {
  if (type === 'int') return /^[-+]?\d+$/.test(value)
  return type !== 'bool' || /^(?:1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/.test(value)
}

function unknown(name: string, at: { readonly start: number; readonly end: number }): readonly Draft[] {
  const hasPrefix = name.startsWith(prefix)
  const names = withEnv.map(({ env }) => (hasPrefix ? env : env.slice(prefix.length)))
  const likely = oldNames[name.replace(prefix, '')] ?? nearestName(name, names)
  if (!hasPrefix && !likely) return []
  const meant = likely && (hasPrefix && !likely.startsWith(prefix) ? prefix + likely : likely)
  return [
    draft('warning', '', at, {
      rule: 'env-unknown',
      what: {
        en: `AList doesn’t know the variable \`${name}\` and ignores it.`,
        zh: `AList 没有 \`${name}\` 这个变量，会忽略它。`,
      },
      fix: meant
        ? { en: `Did you mean \`${meant}\`?`, zh: `是不是 \`${meant}\`？` }
        : {
            en: 'Look up its name on the page about the configuration file.',
            zh: '在配置文件页面查找正确的名称。',
          },
    }),
  ]
}

/** Names that older versions and templates use. */
const oldNames: Readonly<Record<string, string>> = {
  PORT: 'HTTP_PORT',
  DB_PASSWORD: 'DB_PASS',
  DB_SLL_MODE: 'DB_SSL_MODE',
  DB_USERNAME: 'DB_USER',
  HTTPS: 'HTTPS_PORT',
  LOG_MAX_SIZE: 'MAX_SIZE',
}
