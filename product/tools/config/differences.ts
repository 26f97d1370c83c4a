import type { ResultPart, Words } from '../../../src/content/local-tool.ts'
import type { ConfigFile } from './config-file.ts'
import { fieldFromValue } from './edit-config.ts'
import { type ConfigKey, configKeys } from './keys.ts'

/** Keys whose values are not shown in results. */
export const secretKeys: ReadonlySet<string> = new Set([
  'jwt_secret',
  'database.password',
  'database.dsn',
  'meilisearch.api_key',
])

const plain = (text: string): Words => ({ en: text })
const code = (text: string): Words => plain(text === '' ? '""' : `\`${text.replaceAll('`', "'")}\``)

/** Returns the keys whose values differ from the defaults, as a table; `undefined` if there are none. */
export function differences(config: ConfigFile): ResultPart | undefined {
  const rows = configKeys
    .filter((key) => key.key !== 'last_launched_version' && config.has(key.key) && differs(config, key))
    .map((key) => [
      code(key.key),
      secretKeys.has(key.key) ? plain('••••••') : code(valueText(config, key)),
      key.key === 'jwt_secret' ? { en: 'Random', zh: '随机' } : code(fieldText(key)),
      plain(key.since),
    ])
  if (rows.length === 0) return undefined
  return {
    kind: 'table',
    title: { en: 'Differences from the defaults', zh: '与默认值不同的键' },
    head: [
      { en: 'Key', zh: '键' },
      { en: 'Value', zh: '值' },
      { en: 'Default', zh: '默认值' },
      { en: 'Since', zh: '起始版本' },
    ],
    rows,
  }
}

function differs(config: ConfigFile, key: ConfigKey): boolean {
  const value = valueText(config, key)
  const standard = fieldText(key)
  // The default depends on the data folder.
  return standard.startsWith('<data>')
    ? !value.replaceAll('\\', '/').endsWith(standard.slice(6))
    : value !== standard
}

function valueText(config: ConfigFile, { key, type }: ConfigKey): string {
  if (type === 'bool') return String(config.isOn(key))
  return type === '[]string' ? config.list(key).join(', ') : config.text(key)
}

const fieldText = ({ default: value }: ConfigKey): string =>
  typeof value === 'boolean' ? String(value) : fieldFromValue(value)
