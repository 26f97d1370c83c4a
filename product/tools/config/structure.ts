import { nearestName } from '../../../src/content/nearest-name.ts'
import { typedValue } from './config-file.ts'
import { type Draft, draft } from './draft.ts'
import { type ConfigKey, configKeys } from './keys.ts'
import { movedKeys } from './moved-keys.ts'
import type { JsonMember, JsonNode } from './read-json.ts'

const keys = new Map(configKeys.map((key) => [key.key.toLowerCase(), key]))
const groups = new Set(
  configKeys.flatMap(({ key }) => {
    const parts = key.split('.')
    return parts.slice(1).map((_part, at) => parts.slice(0, at + 1).join('.'))
  }),
)

/** Finds keys that AList doesn't know or reads twice, and values of another type. */
export function structureFaults(root: JsonNode & { readonly kind: 'object' }): readonly Draft[] {
  return faultsIn(root, '')
}

function faultsIn(node: JsonNode & { readonly kind: 'object' }, parent: string): readonly Draft[] {
  const seen = new Set<string>()
  return node.members.flatMap((member) => {
    const path = parent === '' ? member.name : `${parent}.${member.name}`
    const id = path.toLowerCase()
    const isAgain = seen.has(id)
    seen.add(id)
    return [...(isAgain ? [twice(path, member)] : []), ...faultsOf(member, path)]
  })
}

function faultsOf(member: JsonMember, path: string): readonly Draft[] {
  const { value } = member
  const key = keys.get(path.toLowerCase())
  if (key) return value.kind === 'null' ? [nothing(path, value)] : typeFaults(key, value)
  if (!groups.has(path.toLowerCase())) return [unknown(path, member)]
  if (value.kind === 'object') return faultsIn(value, path.toLowerCase())
  return value.kind === 'null' ? [nothing(path, value)] : [noGroup(path, value)]
}

const typeNames = {
  bool: { en: '`true` or `false`', zh: '`true` 或 `false`' },
  int: { en: 'a whole number', zh: '整数' },
  string: { en: 'text in double quotes', zh: '双引号中的文本' },
  '[]string': { en: 'a list of texts, such as `["*"]`', zh: '文本列表，例如 `["*"]`' },
} as const

function typeFaults({ key, type }: ConfigKey, node: JsonNode): readonly Draft[] {
  if (typedValue(node, type) !== undefined) return []
  const name = typeNames[type]
  return [
    draft('error', key, node, {
      rule: 'type',
      what: {
        en: `\`${key}\` must be ${name.en}. AList stops with \`load config error\`.`,
        zh: `\`${key}\` 必须是${name.zh}，否则 AList 启动时报 \`load config error\`。`,
      },
      fix: fixOf(node, type),
    }),
  ]
}

function fixOf(node: JsonNode, type: ConfigKey['type']) {
  const isText = node.kind === 'string'
  if (isText && (type === 'int' || type === 'bool') && /^(?:-?\d+|true|false)$/.test(node.value.trim()))
    return { en: `Remove the quotes: \`${node.value.trim()}\`.`, zh: `去掉引号：\`${node.value.trim()}\`。` }
  if (isText && type === '[]string')
    return {
      en: `Put it in brackets: \`[${JSON.stringify(node.value)}]\`.`,
      zh: `加上方括号：\`[${JSON.stringify(node.value)}]\`。`,
    }
  if (node.kind === 'number' && type === 'string')
    return { en: `Put it in double quotes: \`"${node.source}"\`.`, zh: `加上双引号：\`"${node.source}"\`。` }
  return { en: `Enter ${typeNames[type].en}.`, zh: `填写${typeNames[type].zh}。` }
}

const twice = (path: string, member: JsonMember): Draft =>
  draft('warning', path, member, {
    rule: 'twice',
    what: {
      en: `\`${path}\` occurs twice. AList uses the last one.`,
      zh: `\`${path}\` 出现了两次，AList 使用最后一个。`,
    },
    fix: { en: 'Delete one of them.', zh: '删除其中一个。' },
  })

const nothing = (path: string, node: JsonNode): Draft =>
  draft('hint', path, node, {
    rule: 'null',
    what: { en: '`null` means the default.', zh: '`null` 表示使用默认值。' },
    fix: { en: 'Enter a value, or delete the key.', zh: '填写值，或删除这个键。' },
  })

const noGroup = (path: string, node: JsonNode): Draft =>
  draft('error', path, node, {
    rule: 'group',
    what: {
      en: `\`${path}\` is a group of keys. AList stops with \`load config error\`.`,
      zh: `\`${path}\` 是一组键，AList 启动时会报 \`load config error\`。`,
    },
    fix: { en: 'Write its keys in braces: `{ … }`.', zh: '把这一组的键写在花括号中：`{ … }`。' },
  })

function unknown(path: string, member: JsonMember): Draft {
  const moved = movedKeys.get(path.toLowerCase())
  if (moved !== undefined) {
    return draft('warning', path, member, {
      rule: 'moved',
      what: {
        en: `\`${path}\` belongs to an older version. AList ignores and removes it.`,
        zh: `\`${path}\` 是旧版本的键，AList 会忽略并删除它。`,
      },
      fix:
        moved === ''
          ? {
              en: 'Delete it. There is no replacement in this file.',
              zh: '删除它，这个文件中没有对应的新键。',
            }
          : { en: `Use \`${moved}\` instead.`, zh: `改用 \`${moved}\`。` },
    })
  }
  const likely = likelyKey(path)
  return draft('warning', path, member, {
    rule: 'unknown',
    what: {
      en: `AList doesn’t know the key \`${path}\`. It ignores and removes it at the next start.`,
      zh: `AList 没有 \`${path}\` 这个键，会忽略它，并在下次启动时删除。`,
    },
    fix: likely
      ? { en: `Did you mean \`${likely}\`?`, zh: `是不是 \`${likely}\`？` }
      : {
          en: 'Delete it. Settings of the web UI don’t belong in this file.',
          zh: '删除它。网页界面中的设置不写在这个文件里。',
        },
  })
}

/** Returns the key that was probably meant: a misspelling in the same group, or the same name in another one. */
function likelyKey(path: string): string | undefined {
  const names = [...configKeys.map(({ key }) => key), ...groups]
  const name = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.'))).toLowerCase()
  const siblings = names.filter((key) => key.slice(0, Math.max(0, key.lastIndexOf('.'))) === parent)
  const same = names.filter((key) => key.split('.').at(-1) === name)
  return nearestName(path, siblings) ?? (same.length === 1 ? same[0] : undefined)
}
