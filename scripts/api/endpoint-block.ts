import type { Access, Endpoint, Words } from '../../api/kit.ts'
import { anchorOf, type Language, linkTo, type Source, type Where } from './block-place.ts'
import { cell, fieldTable, table, typeText } from './block-tables.ts'
import { curl } from './curl.ts'
import { methodText, permissionText, version } from './endpoint-facts.ts'
import { compactJson } from './json-text.ts'

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

/** Everything the reference says of one endpoint: heading, facts, parameters, a request, its answer and its errors. */
export function endpointBlock(endpoint: Endpoint, where: Where, source: Source): string {
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

function versionText({ family, since }: Endpoint, language: Language): string {
  if (family.length > 0) return language === 'en' ? 'see the table' : '见下表'
  return version(since)
}

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
