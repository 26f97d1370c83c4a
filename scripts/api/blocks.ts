import { dirname, join, relative } from 'node:path/posix'
import { taskKinds } from '../../api/definition/tasks.ts'
import { type Group, routeOf } from '../../api/index.ts'
import type { Access, Endpoint, SharedObject, TypeText, Words } from '../../api/kit.ts'
import { permissionBits } from '../../api/permissions.ts'
import { curl } from './curl.ts'
import { compactJson } from './json-text.ts'
import { objectNames } from './schema.ts'

export type Language = 'en' | 'zh'

const access: Readonly<Record<Access, Words>> = {
  none: { en: 'Everybody, no token needed', zh: '所有人，无需令牌' },
  guest: { en: 'Everybody; without a token you are the guest', zh: '所有人；不带令牌时身份是访客' },
  login: { en: 'Users with a token', zh: '带令牌的用户' },
  user: { en: 'Logged-in users, no guests', zh: '已登录的用户，不含访客' },
  owner: { en: 'The user who created the share', zh: '创建该分享的用户' },
  admin: { en: 'Administrators', zh: '管理员' },
  sign: {
    en: 'Everybody with the link; some links need a signature',
    zh: '持有链接的任何人；部分链接需要签名',
  },
  share: {
    en: 'Visitors of the share; with a password, a share token is needed',
    zh: '分享的访问者；设有密码时需要分享令牌',
  },
  protocol: { en: 'Users, with the login of the protocol', zh: '用户，按该协议的方式登录' },
}

const fallbacks: Readonly<Record<string, string>> = {
  all: '全部',
  now: '当前时间',
  'random, 8 characters': '随机 8 位',
  'name of the file': '文件名',
}

const label = {
  who: { en: 'Who may call it', zh: '谁可以调用' },
  permission: { en: 'Permission', zh: '权限' },
  since: { en: 'Since', zh: '起始版本' },
  parameters: { en: 'Parameters', zh: '参数' },
  none: { en: 'No parameters.', zh: '没有参数。' },
  request: { en: 'Request', zh: '请求' },
  answer: { en: 'Answer', zh: '返回' },
  errors: { en: 'Errors', zh: '错误' },
  noErrors: {
    en: 'None of its own. For those of every endpoint see',
    zh: '没有专属错误，通用错误见',
  },
  errorPage: { en: 'Error codes', zh: '错误码' },
} satisfies Record<string, Words>

const places = {
  path: { en: 'path', zh: '路径' },
  query: { en: 'query', zh: '查询' },
  header: { en: 'header', zh: '请求头' },
  body: { en: 'body', zh: '请求体' },
} satisfies Record<string, Words>

/** Everything the blocks of the pages are made from. */
export interface Source {
  groups: readonly Group[]
  objects: readonly SharedObject[]
}

/** What a block stands in: the page's path below `guide/api/`, and its language. */
export interface Where {
  page: string
  language: Language
}

const pattern =
  /<!-- (endpoint|object|routes|permissions|task-kinds|admin-tasks)(?: ([^\n]+?))? -->\n[\s\S]*?<!-- \/\1 -->/g

/** A page with every block between its comments written anew. */
export function withBlocks(text: string, where: Where, source: Source): string {
  return text.replace(pattern, (_, kind: string, name = '') => {
    const body = block(kind, name, where, source)
    return `<!-- ${kind}${name && ` ${name}`} -->\n\n${body}\n\n<!-- /${kind} -->`
  })
}

/** The names of the blocks of one kind in a page. */
export const blockNames = (text: string, kind: string): string[] =>
  [...text.matchAll(pattern)].filter(([, one]) => one === kind).map(([, , name = '']) => name)

function block(kind: string, name: string, where: Where, source: Source): string {
  if (kind === 'endpoint') {
    const endpoint = source.groups.flatMap(({ endpoints }) => endpoints).find((one) => routeOf(one) === name)
    if (!endpoint) throw new Error(`${where.page}: no endpoint ${name}`)
    return endpointBlock(endpoint, where, source)
  }
  if (kind === 'object') return objectBlock(named(source.objects, name, where), where, source)
  if (kind === 'routes') return routesBlock(name, where, source)
  if (kind === 'task-kinds') return taskKindsBlock(where)
  if (kind === 'admin-tasks') return adminTasksBlock(where, source)
  return permissionsBlock(where, source)
}

function named(objects: readonly SharedObject[], name: string, { page }: Where): SharedObject {
  const found = objects.find((one) => one.name === name)
  if (!found) throw new Error(`${page}: no object ${name}`)
  return found
}

function endpointBlock(endpoint: Endpoint, where: Where, source: Source): string {
  const { language } = where
  const own = (text: Words) => text[language]
  const fact = (name: Words, text: string) => `- **${own(name)}**${language === 'en' ? ': ' : '：'}${text}`
  const facts = [fact(label.who, own(access[endpoint.access]))]
  if (endpoint.bits.length > 0) facts.push(fact(label.permission, permissionText(endpoint, language)))
  facts.push(fact(label.since, versionText(endpoint, language)))
  const parts = [
    heading(endpoint, language),
    `\`${methodText(endpoint)} ${endpoint.path}\``,
    own(endpoint.text),
    facts.join('\n'),
  ]
  if (endpoint.family.length > 0) parts.push(familyTable(endpoint, language))
  parts.push(`**${own(label.parameters)}**`, parameterTable(endpoint, where, source))
  parts.push(`**${own(label.request)}**`, fence('bash', curl(endpoint)))
  parts.push(`**${own(label.answer)}**`, ...answerParts(endpoint, where, source))
  parts.push(`**${own(label.errors)}**`, errorPart(endpoint, where))
  return parts.join('\n\n')
}

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

function heading({ title }: Endpoint, language: Language): string {
  return language === 'en' ? `### ${title.en}` : `### ${title.zh} {#${anchorOf(title.en)}}`
}

/** The id of an English heading. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The methods as the page shows them. A route for any method is used with GET and POST. */
function methodText({ method, path, request }: Endpoint): string {
  if (method !== 'ANY' || /^\/(dav|s3|debug)/.test(path)) return method
  if (request.method) return request.method
  return request.getWorks ? 'GET, POST' : 'POST'
}

function permissionText({ bits, permission }: Endpoint, language: Language): string {
  const names = bits.map((bit) => {
    const name = permissionBits[bit]?.[language] ?? ''
    return language === 'en'
      ? `bit ${bit} (\`${2 ** bit}\`, ${name})`
      : `位 ${bit}（\`${2 ** bit}\`，${name}）`
  })
  if (!permission) return names.join(', ')
  return names.join(', ') + (language === 'en' ? `, ${permission.en}` : `，${permission.zh}`)
}

const version = (since: string) => since.replace(/-beta\.\d+$/, '')

function versionText({ family, since }: Endpoint, language: Language): string {
  if (family.length > 0) return language === 'en' ? 'see the table' : '见下表'
  return version(since)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const cell = (text: string) => (text === '' ? '–' : text.replaceAll('|', '\\|'))

function familyTable({ family, path, method }: Endpoint, language: Language): string {
  const head = language === 'en' ? ['Group', 'Address', 'Since'] : ['分组', '地址', '起始版本']
  return table(
    head,
    family.map(({ kind, since }) => [
      `\`${kind}\``,
      `\`${method} ${path.replace('{kind}', kind)}\``,
      version(since),
    ]),
  )
}

function parameterTable({ parameters }: Endpoint, where: Where, source: Source): string {
  const { language } = where
  if (parameters.length === 0) return label.none[language]
  const head =
    language === 'en'
      ? ['Place', 'Name', 'Type', 'Required', 'Default', 'Meaning']
      : ['位置', '名称', '类型', '必填', '默认值', '说明']
  const [yes, no] = language === 'en' ? ['yes', 'no'] : ['是', '否']
  return table(
    head,
    parameters.map(({ place, name, type, required, fallback, meaning }) => [
      places[place][language],
      `\`${name}\``,
      typeText(type, where, source),
      required ? yes : no,
      cell(language === 'zh' ? (fallbacks[fallback] ?? fallback) : fallback),
      cell(meaning[language]),
    ]),
  )
}

/** A type as code, linked to the table of the object it names. */
function typeText(type: TypeText, where: Where, { objects }: Source): string {
  const code = `\`${cell(type.replaceAll('|', ' | '))}\``
  const [name] = objectNames(type)
  if (!name) return code
  return `[${code}](${linkTo(named(objects, name, where).home, where.page)})`
}

function linkTo(home: string, page: string): string {
  const [file = '', anchor = ''] = home.split('#')
  if (file === page) return `#${anchor}`
  const path = relative(dirname(page), file)
  return `${path.startsWith('.') ? '' : './'}${path}${anchor && `#${anchor}`}`
}

function answerParts({ answer }: Endpoint, where: Where, source: Source): string[] {
  const { language } = where
  if (answer.kind === 'other') {
    const type = answer.mime === 'application/octet-stream' ? 'file' : answer.mime
    return [
      fence('text', answer.text),
      fieldTable([{ name: '(body)', type: `\`${type}\``, meaning: answer.meaning[language] }], language),
    ]
  }
  const example = compactJson({ code: 200, message: answer.message, data: answer.example })
  const rows =
    answer.kind === 'value'
      ? [{ name: 'data', type: answer.type, meaning: answer.meaning }]
      : answer.fields.map(({ name, type, meaning }) => ({ name, type, meaning }))
  return [
    fence('json', example),
    fieldTable(
      rows.map((row) => ({
        name: row.name,
        type: typeText(row.type, where, source),
        meaning: row.meaning[language],
      })),
      language,
    ),
  ]
}

function fieldTable(
  rows: readonly { name: string; type: string; meaning: string }[],
  language: Language,
): string {
  const head = language === 'en' ? ['Field', 'Type', 'Meaning'] : ['字段', '类型', '说明']
  return table(
    head,
    rows.map(({ name, type, meaning }) => [`\`${name}\``, type, cell(meaning)]),
  )
}

function errorPart({ failures }: Endpoint, { language, page }: Where): string {
  if (failures.length === 0) {
    const link = linkTo('README.md#error-codes', page)
    const end = language === 'en' ? '.' : '。'
    return `${label.noErrors[language]} [${label.errorPage[language]}](${link})${end}`.replace('见 [', '见[')
  }
  const head = language === 'en' ? ['Code', 'Message', 'When'] : ['错误码', '信息', '原因']
  return table(
    head,
    failures.map(({ code, message, when }) => [
      `${code}`,
      message ? `\`${cell(message)}\`` : '–',
      cell(when[language]),
    ]),
  )
}

function objectBlock({ fields }: SharedObject, where: Where, source: Source): string {
  return fieldTable(
    fields.map(({ name, type, meaning }) => ({
      name,
      type: typeText(type, where, source),
      meaning: meaning[where.language],
    })),
    where.language,
  )
}

function routesBlock(page: string, where: Where, { groups }: Source): string {
  const group = groups.find((one) => one.page === page)
  if (!group) throw new Error(`${where.page}: no endpoints on ${page}`)
  const head = where.language === 'en' ? ['Address', 'What it does'] : ['地址', '作用']
  return table(
    head,
    group.endpoints.map((one) => [
      `\`${methodText(one)} ${one.path}\``,
      `[${one.title[where.language]}](${linkTo(`${page}#${anchorOf(one.title.en)}`, where.page)})`,
    ]),
  )
}

function permissionsBlock(where: Where, { groups }: Source): string {
  const { language } = where
  const head = language === 'en' ? ['Operation', 'Endpoint', 'Permission'] : ['操作', '接口', '权限']
  const rows = groups.flatMap(({ page, endpoints }) =>
    endpoints
      .filter(({ bits, path }) => bits.length > 0 && path.startsWith('/api/'))
      .map((one) => [
        `[${one.title[language]}](${linkTo(`${page}#${anchorOf(one.title.en)}`, where.page)})`,
        `\`${one.path}\``,
        permissionText(one, language),
      ]),
  )
  return table(head, rows)
}

function taskKindsBlock({ language }: Where): string {
  const head = language === 'en' ? ['Group', 'Tasks', 'Since'] : ['分组', '任务', '起始版本']
  return table(
    head,
    taskKinds.map(({ kind, since, meaning }) => [`\`${kind}\``, meaning[language], version(since)]),
  )
}

function adminTasksBlock(where: Where, { groups }: Source): string {
  const { language } = where
  const head = language === 'en' ? ['Address', 'What it does'] : ['地址', '作用']
  const endpoints = groups.find(({ page }) => page === 'task.md')?.endpoints ?? []
  return table(
    head,
    endpoints.map((one) => [
      `\`${one.method} ${one.path.replace('/api/task/', '/api/admin/task/')}\``,
      `[${one.title[language]}](${linkTo(`${join('task.md')}#${anchorOf(one.title.en)}`, where.page)})`,
    ]),
  )
}
