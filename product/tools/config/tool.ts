import type {
  Answers,
  FieldGroup,
  Finding,
  LocalField,
  LocalTool,
  ResultPart,
} from '../../../src/content/local-tool.ts'
import { checkConfig } from './check-config.ts'
import type { ConfigFile } from './config-file.ts'
import { differences, secretKeys } from './differences.ts'
import { findingsOf } from './draft.ts'
import { fieldFromValue, setKey } from './edit-config.ts'
import { environmentFaults } from './environment.ts'
import { type ConfigKey, configKeys } from './keys.ts'

const editorField = 'key:'

/** Checks and edits `config.json`. Nothing of it is written to the address. */
const tool: LocalTool = {
  title: { en: 'Check and edit config.json', zh: '检查和编辑 config.json' },
  initial: { text: '', environment: '' },
  shared: [],
  groups,
  enter: (answers, name, value) =>
    name.startsWith(editorField)
      ? { ...answers, text: setKey(answers.text ?? '', name.slice(editorField.length), value) }
      : { ...answers, [name]: value },
  result,
}

export default tool

function groups({ text = '' }: Answers): readonly FieldGroup[] {
  const { config, findings } = checkConfig(text.trim() === '' ? '{}' : text)
  return [
    { fields: [{ name: 'text', kind: 'document', label: { en: 'config.json', zh: 'config.json' } }] },
    {
      title: { en: 'Environment variables (optional)', zh: '环境变量（选填）' },
      isFolded: true,
      fields: [
        {
          name: 'environment',
          kind: 'document',
          label: { en: 'Variables, one on each line', zh: '变量，每行一个' },
          hint: {
            en: 'For example `HTTP_PORT=8080`. Lines of a Compose file or a `docker run` command work too.',
            zh: '例如 `HTTP_PORT=8080`，也可以粘贴 Compose 文件或 `docker run` 命令中的行。',
          },
          placeholder: 'HTTP_PORT=8080',
        },
      ],
    },
    ...(config ? editor(config, findings) : []),
  ]
}

/** The keys as a form, grouped as on their page. */
function editor(config: ConfigFile, findings: readonly Finding[]): readonly FieldGroup[] {
  const names = [...new Set(configKeys.map(({ group }) => group.en))]
  return names.map((name) => {
    const rows = configKeys.filter(({ group }) => group.en === name)
    return {
      title: { en: `Edit: ${name}`, zh: `编辑：${rows[0]?.group.zh ?? name}` },
      isFolded: true,
      isBelow: true,
      fields: rows.map((key) => editorFieldOf(key, config, findings)),
    }
  })
}

function editorFieldOf(key: ConfigKey, config: ConfigFile, findings: readonly Finding[]): LocalField {
  const fault = findings.find(({ path, severity }) => path === key.key && severity !== 'hint')
  return {
    name: editorField + key.key,
    ...kindOf(key),
    label: { en: key.key },
    hint: hintOf(key),
    value: shownValue(key, config),
    fault: fault?.what,
  }
}

function kindOf({ key, type }: ConfigKey): Pick<LocalField, 'kind' | 'options'> {
  if (key === 'database.type')
    return {
      kind: 'choice',
      options: ['sqlite3', 'mysql', 'postgres'].map((value) => ({ value, label: { en: value } })),
    }
  if (secretKeys.has(key)) return { kind: 'secret' }
  if (type === 'bool') return { kind: 'switch' }
  return { kind: 'text' }
}

function hintOf({ about, env }: ConfigKey): LocalField['hint'] {
  if (env === '') return about
  return { en: `${about.en}. Variable: \`${env}\``, zh: `${about.zh ?? about.en}。变量：\`${env}\`` }
}

function shownValue({ key, type, default: standard }: ConfigKey, config: ConfigFile): string {
  if (config.has(key)) {
    if (type === 'bool') return config.isOn(key) ? 'yes' : ''
    return type === '[]string' ? config.list(key).join(', ') : config.text(key)
  }
  // A value of the wrong type is shown as it is, so that it can be corrected.
  const node = config.place(key)
  if (node.kind === 'string') return node.value
  return fieldFromValue(standard).replace('<data>', 'data')
}

function result({ text = '', environment = '' }: Answers): readonly ResultPart[] {
  if (text.trim() === '' && environment.trim() === '') return [start]
  const checked = text.trim() === '' ? undefined : checkConfig(text)
  const table = checked?.config && differences(checked.config)
  return [
    ...(checked ? [findingsPart('text', checked.findings, sound)] : []),
    ...(environment.trim() === ''
      ? []
      : [
          findingsPart(
            'environment',
            findingsOf(environment, environmentFaults(environment, checked?.config)),
            calm,
          ),
        ]),
    ...(checked?.config ? [file(text)] : []),
    ...(table ? [table] : []),
  ]
}

const findingsPart = (
  of: string,
  findings: readonly Finding[],
  none: ResultPart & { readonly kind: 'findings' },
): ResultPart => ({
  ...none,
  of,
  findings,
})

const sound = {
  kind: 'findings',
  of: 'text',
  findings: [],
  none: { en: 'No problems found.', zh: '没有发现问题。' },
} as const

const calm = {
  ...sound,
  none: { en: 'No problems found in the variables.', zh: '变量没有问题。' },
} as const

const file = (text: string): ResultPart => ({
  kind: 'text',
  isHidden: true,
  title: { en: 'The file as it is now', zh: '当前文件' },
  file: 'config.json',
  text,
  about: {
    en: 'Keep a copy of the old file, replace it, then restart AList. A restart ends all logins.',
    zh: '先备份旧文件，替换后重启 AList。重启会使所有登录失效。',
  },
})

const start: ResultPart = {
  kind: 'note',
  tone: 'info',
  words: {
    en: 'Paste your `config.json` to check it, or fill in the form below to write a new one.',
    zh: '粘贴你的 `config.json` 进行检查，或用下面的表单生成新文件。',
  },
}
