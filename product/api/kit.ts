/** The shape of the API's definition, and the short builders its files are written with. */

/** One sentence in both languages. */
export type Words = Readonly<{ en: string; zh: string }>

export type Place = 'path' | 'query' | 'header' | 'body'

/**
 * Types are written as text: `string`, `int`, `uint`, `int64`, `float`, `bool`, `time`, `any`, `object`, `file`, `null`,
 * the name of a shared object (`Obj`), a list (`Obj[]`), a map (`map<string>`), or several joined by `|`.
 */
export type TypeText = string

export interface Parameter {
  place: Place
  name: string
  type: TypeText
  required: boolean
  /** What the server takes when the parameter is missing. */
  fallback: string
  meaning: Words
}

export interface Field {
  name: string
  type: TypeText
  /** True when the field is missing from some answers. */
  optional: boolean
  meaning: Words
}

/** A part of an answer or a request that several endpoints share, with the page that explains it. */
export interface SharedObject {
  name: string
  /** Page and heading that hold its table, such as `fs.md#file-object`. */
  home: string
  meaning: Words
  fields: readonly Field[]
}

/** Who may call an endpoint. */
export type Access = 'none' | 'guest' | 'user' | 'owner' | 'admin' | 'sign' | 'share' | 'protocol'

export interface Failure {
  code: number
  /** The message as the server sends it, or empty where it depends on the case. */
  message: string
  when: Words
  /** What `data` contains, where it is not null. */
  data?: { readonly fields: readonly Field[]; readonly example: unknown }
}

/** What comes back: JSON data in the envelope, or something that is not JSON. */
export type Answer =
  | { kind: 'fields'; fields: readonly Field[]; nullable: boolean; example: unknown; message: string }
  | { kind: 'value'; type: TypeText; meaning: Words; example: unknown; message: string }
  | {
      kind: 'other'
      meaning: Words
      status: number
      mime: string
      text: string
      /** HTTP statuses of errors, where they do not come as JSON in the envelope. */
      statuses?: readonly Failure[]
    }

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'ANY'
  path: string
  title: Words
  /** The ID of its heading, if that is not its English title's: links to an earlier title keep working. */
  id?: string
  text: Words
  access: Access
  /** Numbers of the permission bits that the call needs. */
  bits: readonly number[]
  /** What else the permission depends on. */
  permission?: Words
  parameters: readonly Parameter[]
  request: Request
  answer: Answer
  failures: readonly Failure[]
  since: string
  /** The kinds of a family of endpoints that differ in one path part, with the version each came in. */
  family: readonly { kind: string; since: string }[]
}

export interface Request {
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | number | boolean>>
  headers: Readonly<Record<string, string>>
  body: unknown
  /** curl arguments that stand for a body which is not JSON. */
  upload: readonly string[]
  /** The method of the example where the endpoint takes several. */
  method?: string
  /** False where the endpoint reads parameters from JSON only. */
  getWorks: boolean
  /** Why checks of the pages do not send the example request. */
  noRun?: string
}

export const words = (en: string, zh: string): Words => ({ en, zh })

const parameter =
  (place: Place) =>
  (name: string, type: TypeText, en: string, zh: string, fallback = ''): Parameter => ({
    place,
    name: name.replace('!', ''),
    type,
    required: name.endsWith('!'),
    fallback,
    meaning: { en, zh },
  })

/** A parameter in the address' path, the query, a header, the body. A name that ends with `!` is required. */
export const inPath = parameter('path')
export const inQuery = parameter('query')
export const inHeader = parameter('header')
export const inBody = parameter('body')

/** A field of an answer or of a shared object. A name that ends with `?` may be missing. */
export const field = (name: string, type: TypeText, en: string, zh: string): Field => ({
  name: name.replace('?', ''),
  type,
  optional: name.endsWith('?'),
  meaning: { en, zh },
})

export const failure = (
  code: number,
  message: string,
  en: string,
  zh: string,
  data?: Failure['data'],
): Failure => ({ code, message, when: { en, zh }, ...(data && { data }) })

/** Body parameters from the fields of a shared object. */
export function bodyOf(
  object: SharedObject,
  options: {
    required: readonly string[]
    without?: readonly string[]
    fallback?: Readonly<Record<string, string>>
  },
): Parameter[] {
  return object.fields
    .filter(({ name }) => !options.without?.includes(name))
    .map(({ name, type, meaning }) => ({
      place: 'body',
      name,
      type: type.replace('|null', ''),
      required: options.required.includes(name),
      fallback: options.fallback?.[name] ?? '',
      meaning,
    }))
}

interface Draft {
  title: [en: string, zh: string]
  id?: string
  text: [en: string, zh: string]
  bits?: readonly number[]
  permission?: [en: string, zh: string]
  takes?: readonly Parameter[]
  /** The JSON body of the example request. */
  sends?: unknown
  /** The query of the example request. */
  asks?: Request['query']
  headers?: Request['headers']
  at?: Request['path']
  upload?: readonly string[]
  method?: string
  getWorks?: boolean
  noRun?: string
  /** Fields of `data`, the type of `data`, or nothing for an answer without data. */
  gives?: readonly Field[] | [type: TypeText, en: string, zh: string]
  /** True when `data` may be `null` in place of the fields. */
  nullable?: boolean
  example?: unknown
  message?: string
  other?: {
    status: number
    mime: string
    text: string
    meaning: [en: string, zh: string]
    statuses?: readonly Failure[]
  }
  fails?: readonly Failure[]
  family?: Endpoint['family']
}

const isFields = (gives: NonNullable<Draft['gives']>): gives is readonly Field[] =>
  typeof gives[0] === 'object'

function answerOf({ gives, nullable = false, example, message = 'success', other }: Draft): Answer {
  if (other) return { kind: 'other', ...other, meaning: words(...other.meaning) }
  if (!gives) {
    return {
      kind: 'value',
      type: 'null',
      meaning: words('This endpoint returns no data', '无数据'),
      example: null,
      message,
    }
  }
  if (isFields(gives)) return { kind: 'fields', fields: gives, nullable, example, message }
  return { kind: 'value', type: gives[0], meaning: words(gives[1], gives[2]), example, message }
}

const admin = failure(403, 'You are not an admin', 'The caller is not an admin', '调用者不是管理员')
const guest = failure(403, 'You are a guest', 'The caller is a guest', '调用者是访客')

/** One endpoint. `route` is `METHOD /path`. Errors that come with the access are added. */
export function endpoint(route: string, since: string, access: Access, draft: Draft): Endpoint {
  const [method = '', path = ''] = route.split(' ')
  if (method !== 'GET' && method !== 'POST' && method !== 'PUT' && method !== 'ANY') {
    throw new Error(`unknown method in ${route}`)
  }
  const own = draft.fails ?? []
  const withAccess = [...own]
  if (access === 'admin') withAccess.push(admin)
  if (
    (access === 'user' || access === 'owner') &&
    !own.some(({ code, when }) => code === 401 || when.en.includes('guest'))
  )
    withAccess.push(guest)
  return {
    method,
    path,
    title: words(...draft.title),
    ...(draft.id && { id: draft.id }),
    text: words(...draft.text),
    access,
    bits: draft.bits ?? [],
    ...(draft.permission && { permission: words(...draft.permission) }),
    parameters: draft.takes ?? [],
    request: {
      path: draft.at ?? {},
      query: draft.asks ?? {},
      headers: draft.headers ?? {},
      body: draft.sends,
      upload: draft.upload ?? [],
      ...(draft.method && { method: draft.method }),
      getWorks: draft.getWorks ?? true,
      ...(draft.noRun && { noRun: draft.noRun }),
    },
    answer: answerOf(draft),
    failures: withAccess.sort((a, b) => a.code - b.code),
    since,
    family: draft.family ?? [],
  }
}
