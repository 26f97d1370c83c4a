import type {
  Answers,
  FieldGroup,
  LocalField,
  LocalTool,
  ResultPart,
  Words,
} from '../../../src/content/local-tool.ts'
import { type Action, actions, bitNames, ways } from './bits.ts'

const all = 2 ** bitNames.length - 1

/** Converts between permission bits, their number, and what they allow. */
const tool: LocalTool = {
  title: { en: 'Permission calculator', zh: '权限计算器' },
  initial: { number: '0' },
  shared: ['number'],
  groups,
  enter,
  result,
}

export default tool

/** Returns the number in the answers; `undefined` if it is none. */
function numberIn({ number = '' }: Answers): number | undefined {
  const value = Number(number)
  return /^\d{1,6}$/.test(number) && value <= all ? value : undefined
}

const has = (number: number, bit: number) => ((number >> bit) & 1) === 1
const sum = (bits: Iterable<number>) => [...new Set(bits)].reduce((total, bit) => total + 2 ** bit, 0)
const bitsOf = (number: number) => bitNames.map((_name, bit) => bit).filter((bit) => has(number, bit))

/** Tasks by the name of their field, with the bits that they need: an action in one of the ways. */
const tasks = ways.flatMap(([way, name]) =>
  actions.flatMap((action) => {
    const bits = action[way]
    return bits && bits.length > 0
      ? [{ field: `${way}:${actions.indexOf(action)}`, way: name, action, bits }]
      : []
  }),
)

const isDone = (number: number, bits: readonly number[]) => bits.every((bit) => has(number, bit))

function enter(answers: Answers, name: string, value: string): Answers {
  if (name === 'number') return { number: value.trim() }
  const number = numberIn(answers) ?? 0
  const task = tasks.find(({ field }) => field === name)
  const bits = task ? task.bits : [Number(name.replace('bit:', ''))]
  if (value === 'yes') return { number: String(number | sum(bits)) }
  // A bit that another task with the same protocol needs stays.
  const kept = task
    ? tasks.filter(
        (other) =>
          other !== task &&
          other.way === task.way &&
          isDone(number, other.bits) &&
          !includes(other.bits, bits),
      )
    : []
  return { number: String((number & ~sum(bits)) | sum(kept.flatMap((other) => other.bits))) }
}

const includes = (outer: readonly number[], inner: readonly number[]) =>
  inner.every((bit) => outer.includes(bit))

function groups(answers: Answers): readonly FieldGroup[] {
  const number = numberIn(answers)
  return [
    {
      fields: [
        {
          name: 'number',
          kind: 'digits',
          label: { en: 'Number', zh: '数值' },
          hint: {
            en: 'The `permission` of a scope, as in the API. Or choose below.',
            zh: '权限范围的 `permission`，与 API 中相同。也可以在下面选择。',
          },
          fault:
            number === undefined
              ? { en: `Enter a whole number from 0 to ${all}.`, zh: `输入 0 到 ${all} 的整数。` }
              : undefined,
        },
      ],
    },
    ...ways.map(([way, name]) => ({
      title: { en: `Tasks: ${name.en}`, zh: `需要的操作：${name.zh}` },
      isFolded: way !== 'web',
      fields: tasks
        .filter(({ field }) => field.startsWith(`${way}:`))
        .map(({ field, action, bits }) => switchField(field, action.name, isDone(number ?? 0, bits))),
    })),
    {
      title: { en: 'Bits', zh: '权限位' },
      isFolded: true,
      fields: bitNames.map((name, bit) =>
        switchField(
          `bit:${bit}`,
          { en: `${bit}: ${name.en}`, zh: `${bit}：${name.zh ?? name.en}` },
          has(number ?? 0, bit),
        ),
      ),
    },
  ]
}

const switchField = (name: string, label: Words, isOn: boolean): LocalField => ({
  name,
  kind: 'switch',
  label,
  value: isOn ? 'yes' : '',
})

function result(answers: Answers): readonly ResultPart[] {
  const number = numberIn(answers)
  if (number === undefined) return []
  return [
    { kind: 'value', label: { en: 'Number', zh: '数值' }, value: String(number) },
    ...(number === 0
      ? []
      : [{ kind: 'value', label: { en: 'Bits', zh: '权限位' }, value: bitsOf(number).join(', ') } as const]),
    ...notesOn(number),
    {
      kind: 'table',
      title: { en: 'What these bits allow', zh: '这些权限位允许的操作' },
      head: [{ en: 'Action', zh: '操作' }, ...ways.map(([, name]) => name)],
      rows: actions.map((action) => [action.name, ...ways.map(([way]) => answerOf(action, way, number))]),
    },
    {
      kind: 'text',
      title: { en: 'Scope for the API', zh: '用于 API 的权限范围' },
      text: JSON.stringify({ path: '/', permission: number }),
      about: {
        en: 'An entry of `permission_scopes` of a role. Change the path.',
        zh: '角色的 `permission_scopes` 中的一项，请改成你的路径。',
      },
    },
  ]
}

function answerOf(action: Action, way: (typeof ways)[number][0], number: number): Words {
  const bits = action[way]
  if (!bits) return { en: '–' }
  const missing = bits.filter((bit) => !has(number, bit)).toSorted((one, other) => one - other)
  if (missing.length === 0) return { en: 'Yes', zh: '可以' }
  return missing.length === 1
    ? { en: `No, needs bit ${missing.join()}`, zh: `不行，缺权限位 ${missing.join()}` }
    : { en: `No, needs bits ${missing.join(', ')}`, zh: `不行，缺权限位 ${missing.join('、')}` }
}

function notesOn(number: number): readonly ResultPart[] {
  const note = (isShown: boolean, tone: 'info' | 'warning', en: string, zh: string): readonly ResultPart[] =>
    isShown ? [{ kind: 'note', tone, words: { en, zh } }] : []
  const changes = [3, 4, 5, 6, 7].some((bit) => has(number, bit))
  return [
    ...note(
      bitsOf(number).some((bit) => bit >= 14),
      'warning',
      'Set bits 14 to 16 with the API. If you later save the role in the web UI, AList removes them.',
      '权限位 14 到 16 要用 API 设置。之后在网页界面保存这个角色时，AList 会去掉它们。',
    ),
    ...note(
      has(number, 14),
      'info',
      'Bit 14 has no useful effect in a role. It limits paths only in the `permission` field of a user.',
      '权限位 14 在角色中没有实际作用，只有写在用户的 `permission` 字段中才会限制路径。',
    ),
    ...[
      [9, 8, 'WebDAV'],
      [11, 10, 'FTP'],
      [16, 15, 'MCP'],
    ].flatMap(([manage, read, name]) =>
      note(
        has(number, Number(manage)) && !(has(number, Number(read)) && changes),
        'warning',
        `Bit ${manage} does nothing alone: changes through ${name} also need bit ${read} and the bit for the action (3 to 7).`,
        `权限位 ${manage} 单独不起作用：通过 ${name} 修改还需要权限位 ${read} 和对应操作的权限位（3 到 7）。`,
      ),
    ),
    ...note(
      [4, 5, 6, 7, 13].some((bit) => has(number, bit)),
      'warning',
      'Users with the base path `/` can use these bits at the top of all storages. Choose their base path with care.',
      '基本路径为 `/` 的用户可以在所有存储的顶层使用这些权限，请谨慎选择基本路径。',
    ),
    ...note(
      true,
      'info',
      'S3 doesn’t use roles: anyone with its access key can read and change the buckets.',
      'S3 不使用角色：有访问密钥的人都可以读取和修改存储桶。',
    ),
  ]
}
