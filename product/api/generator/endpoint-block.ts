import type { ProductLanguage } from '../../pages/product-languages.ts'
import type { Access, Endpoint, Field, Parameter, Words } from '../kit.ts'
import { anchorOf, linkTo, type Source, type Where } from './block-place.ts'
import { cell, table } from './block-tables.ts'
import { methodText, permissionText, version } from './endpoint-facts.ts'
import { fieldList, parameterEntry } from './field-list.ts'
import { compactJson } from './json-text.ts'
import { samplesOf } from './samples.ts'

const access: Readonly<Record<Access, Words>> = {
  none: { en: 'Anyone. No token is required', zh: '所有人，无需令牌' },
  guest: {
    en: 'Anyone. Requests without a token use the guest account',
    zh: '所有人；不带令牌时身份是访客',
  },
  user: { en: 'Logged-in users except guests', zh: '已登录的用户，不含访客' },
  owner: { en: 'The user who created the share', zh: '创建这个分享的用户' },
  admin: { en: 'Admins', zh: '管理员' },
  sign: {
    en: 'Anyone with the link. Some links require a signature',
    zh: '持有链接的任何人；部分链接需要签名',
  },
  share: {
    en: 'Anyone with the share link. If the share has a password, a share token is required',
    zh: '分享的访问者；设有密码时需要分享令牌',
  },
  protocol: {
    en: 'Clients that authenticate as the protocol requires: WebDAV with a username and password or the permanent token, S3 with an access key',
    zh: '按协议的方式验证身份的客户端：WebDAV 用用户名和密码或永久令牌，S3 用访问密钥',
  },
}

const label = {
  who: { en: 'Access', zh: '谁可以调用' },
  permission: { en: 'Permission', zh: '权限' },
  since: { en: 'Since', zh: '起始版本' },
  none: { en: 'This endpoint has no parameters.', zh: '没有参数。' },
  answer: { en: 'Response', zh: '返回' },
  errors: { en: 'Errors', zh: '错误' },
  noErrors: {
    en: 'No endpoint-specific errors. For common errors, see',
    zh: '没有专属错误，通用错误见',
  },
  errorPage: { en: 'Error codes', zh: '错误码' },
} satisfies Record<string, Words>

/** Headings of the parameters, in the order of the page. */
const places = {
  path: { en: 'Path parameters', zh: '路径参数' },
  query: { en: 'Query parameters', zh: '查询参数' },
  header: { en: 'Headers', zh: '请求头' },
  body: { en: 'Body', zh: '请求体' },
} satisfies Record<Parameter['place'], Words>

/**
 * Returns an endpoint's reference: its heading, its route, and two columns with its facts, parameters, response,
 * and errors, and with samples of requests and responses.
 */
export function endpointBlock(endpoint: Endpoint, where: Where, source: Source): string {
  const { language } = where
  const own = (text: Words) => text[language]
  const fact = (name: Words, text: string) => `- **${own(name)}**${language === 'en' ? ': ' : '：'}${text}`
  const facts = [fact(label.who, own(access[endpoint.access]))]
  if (endpoint.bits.length > 0) facts.push(fact(label.permission, permissionText(endpoint, language)))
  facts.push(fact(label.since, versionText(endpoint, language)))
  const text = [own(endpoint.text), facts.join('\n')]
  if (endpoint.family.length > 0) text.push(familyTable(endpoint, language))
  text.push(...parameterParts(endpoint, where, source))
  text.push(`**${own(label.answer)}**`, responsePart(endpoint, where, source))
  text.push(`**${own(label.errors)}**`, errorPart(endpoint, where))
  const columns = [
    container(6, 'endpoint-text', text.join('\n\n')),
    container(6, 'samples', `${requestSamples(endpoint)}\n\n${responseSamples(endpoint)}`),
  ]
  return [
    heading(endpoint, language),
    container(3, 'route', routeText(endpoint)),
    container(7, 'endpoint', columns.join('\n\n')),
  ].join('\n\n')
}

const container = (colons: number, name: string, content: string) =>
  `${':'.repeat(colons)} ${name}\n${content}\n${':'.repeat(colons)}`

const routeText = (endpoint: Endpoint) =>
  [...methodText(endpoint).split(', '), endpoint.path].map((text) => `\`${text}\``).join(' ')

function requestSamples(endpoint: Endpoint): string {
  const { noRun = '' } = endpoint.request
  const samples = samplesOf(endpoint)
  const fences = samples.map(({ title, language, text }) => {
    const reason = language === 'bash' && noRun ? ` no-run="${noRun}"` : ''
    return `@tab ${title}\n${fence(`${language}${reason}`, text)}`
  })
  return `::::: code-tabs#client\n${fences.join('\n')}\n:::::`
}

/** Returns an example for each code of the response. */
function responseSamples({ answer, failures }: Endpoint): string {
  const tabs = [
    answer.kind === 'other'
      ? `@tab ${answer.status}\n${fence('text', answer.text)}`
      : `@tab 200\n${jsonFence({ code: 200, message: answer.message, data: answer.example })}`,
  ]
  const codes = new Set<number>()
  for (const { code, message, data } of failures) {
    if (message === '' || codes.has(code)) continue
    codes.add(code)
    tabs.push(`@tab ${code}\n${jsonFence({ code, message, data: data?.example ?? null })}`)
  }
  return `::::: code-tabs\n${tabs.join('\n')}\n:::::`
}

/** Number of lines from which an example response is folded. */
const mostLines = 24

function jsonFence(value: unknown): string {
  const text = compactJson(value, 62)
  const lines = text.split('\n').length
  return fence(`json :no-line-numbers${lines > mostLines ? ' :collapsed-lines=20' : ''}`, text)
}

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

function heading(endpoint: Endpoint, language: ProductLanguage): string {
  const { title, id } = endpoint
  const makesItsId = language === 'en' && id === undefined
  return makesItsId ? `### ${title.en}` : `### ${title[language]} {#${anchorOf(endpoint)}}`
}

function versionText({ family, since }: Endpoint, language: ProductLanguage): string {
  if (family.length > 0) return language === 'en' ? 'see the table below' : '见下表'
  return version(since)
}

function familyTable({ family, path, method }: Endpoint, language: ProductLanguage): string {
  const head = language === 'en' ? ['Group', 'Endpoint', 'Since'] : ['分组', '地址', '起始版本']
  return table(
    head,
    family.map(({ kind, since }) => [
      `\`${kind}\``,
      `\`${method} ${path.replace('{kind}', kind)}\``,
      version(since),
    ]),
  )
}

function parameterParts(endpoint: Endpoint, where: Where, source: Source): string[] {
  const { language } = where
  const { parameters } = endpoint
  if (parameters.length === 0) return [label.none[language]]
  const known = new Set<string>()
  return Object.entries(places).flatMap(([place, title]) => {
    const own = parameters.filter((one) => one.place === place)
    if (own.length === 0) return []
    // A name can occur in two places, such as the path and the query.
    const isRepeated = own.some(({ name }) => known.has(name))
    for (const { name } of own) known.add(name)
    const prefix = `${anchorOf(endpoint)}${isRepeated ? `--${place}` : ''}`
    return [`**${title[language]}**`, fieldList(own.map(parameterEntry), prefix, where, source)]
  })
}

function responsePart(endpoint: Endpoint, where: Where, source: Source): string {
  const prefix = `${anchorOf(endpoint)}--response`
  return fieldList(responseEntries(endpoint.answer), prefix, where, source)
}

function responseEntries(answer: Endpoint['answer']): readonly Field[] {
  if (answer.kind === 'fields') return answer.fields
  if (answer.kind === 'value')
    return [{ name: 'data', type: answer.type, optional: false, meaning: answer.meaning }]
  const type = answer.mime === '*/*' ? 'file' : answer.mime
  return [{ name: '(body)', type, optional: false, meaning: answer.meaning }]
}

function errorPart({ failures }: Endpoint, { language, page }: Where): string {
  if (failures.length === 0) {
    const link = linkTo('errors.md#error-codes', page)
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
