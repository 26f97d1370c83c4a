import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from '@readme/openapi-parser'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { blockNames } from '../api/generator/blocks.ts'
import { groups, routeOf } from '../api/index.ts'
import { objects } from '../api/objects.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Dictionary = Record<string, Json>

const read = (file: string) => readFileSync(file, 'utf8')
const parse = (text: string): Json => JSON.parse(text)
const endpoints = groups.flatMap((group) =>
  group.endpoints.map((endpoint) => ({ endpoint, page: group.page })),
)
const languages = ['en', 'zh'] as const
const pageFile = (language: string, page: string) => join('public/content', language, 'guide/api', page)
const pages = readdirSync('public/content/en/guide/api', { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.md'),
)

function dictionary(value: Json | undefined): Dictionary {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error(`no object: ${value}`)
  return value
}

/** Returns the text of an endpoint's block in a page. */
function blockOf(language: string, page: string, route: string): string {
  const text = read(pageFile(language, page))
  const start = text.indexOf(`<!-- endpoint ${route} -->`)
  expect(start, `${language}/${page} has ${route}`).toBeGreaterThan(-1)
  return text.slice(start, text.indexOf('<!-- /endpoint -->', start))
}

const plainCell = (cell: string) =>
  cell
    .trim()
    .replaceAll('\\|', '|')
    .replace(/^\[(.*)\]\(.*\)$/, '$1')
    .replace(/^`(.*)`$/, '$1')

/** Returns the rows of each table in a text, without heads, links, and code marks. */
function tables(text: string): string[][][] {
  return [...text.matchAll(/(?:^\|.*\|\n)+/gm)].map(([lines]) =>
    lines
      .trim()
      .split('\n')
      .slice(2)
      .map((line) =>
        line
          .slice(1, -1)
          .split(/(?<!\\)\|/)
          .map(plainCell),
      ),
  )
}

const tableAfter = (text: string, label: string): string[][] => {
  const part = text.slice(text.indexOf(label))
  return tables(part.slice(0, part.indexOf('\n**', label.length)))[0] ?? []
}

/** A field of a list on a page, without the fields of objects inside it. */
interface ListedField {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly id: string
}

/** Returns the fields below a label, such as `**Body**`. */
function fieldsAfter(text: string, label: string): ListedField[] {
  const at = text.indexOf(`\n${label}\n\n::::: fields\n`)
  if (at < 0) return []
  const part = text.slice(at, text.indexOf('\n:::::\n', at))
  return [...part.matchAll(/^- \[`([^`]+)`\]\(#([^)]+)\) (?:\[)?`([^`]+)`(.*) \{#([^}]+)\}$/gm)].map(
    ([, name = '', link = '', type = '', rest = '', id = '']) => {
      expect(link, name).toBe(id)
      return { name, type, isRequired: /\*\*(?:required|必填)\*\*/.test(rest), id }
    },
  )
}

/** The labels of parameters, in both languages. */
const placeLabels = {
  path: ['**Path parameters**', '**路径参数**'],
  query: ['**Query parameters**', '**查询参数**'],
  header: ['**Headers**', '**请求头**'],
  body: ['**Body**', '**请求体**'],
} as const

const parametersOf = (text: string) =>
  Object.entries(placeLabels).flatMap(([place, labels]) =>
    labels.flatMap((label) => fieldsAfter(text, label)).map((one) => ({ ...one, place })),
  )

const jsonBlocks = (text: string) =>
  [...text.matchAll(/```json[^\n]*\n([\s\S]*?)```/g)].map(([, json = '']) => json)

const document = dictionary(parse(read('public/openapi.json')))

/** Returns copies of a schema's objects that allow no further fields: an example must not use fields that no table lists. */
function closed(value: Json): Json {
  if (Array.isArray(value)) return value.map(closed)
  if (value === null || typeof value !== 'object') return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, closed(item)]))
  return 'properties' in copy && copy.type === 'object' ? { ...copy, additionalProperties: false } : copy
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema({ $id: 'api', components: dictionary(closed(document)).components } as object)

function faults(schema: Json, value: Json): string {
  const text = JSON.stringify(closed(schema)).replaceAll('"#/components/', '"api#/components/')
  const check = ajv.compile(JSON.parse(text))
  return check(value) ? '' : ajv.errorsText(check.errors)
}

interface Operation {
  name: string
  request?: Dictionary
  parameters: Dictionary[]
  answer?: Dictionary
}

const shared = dictionary(dictionary(document.components).responses)

function operations(): Operation[] {
  return Object.entries(dictionary(document.paths)).flatMap(([path, methods]) =>
    Object.entries(dictionary(methods)).map(([method, value]) => {
      const operation = dictionary(value)
      let answer = dictionary(dictionary(operation.responses)['200'] ?? {})
      if (typeof answer.$ref === 'string') answer = dictionary(shared[answer.$ref.split('/').pop() ?? ''])
      const json = (one: Dictionary) => dictionary(one.content ?? {})['application/json']
      const request = json(dictionary(operation.requestBody ?? {}))
      const parameters = Array.isArray(operation.parameters) ? operation.parameters.map(dictionary) : []
      return {
        name: `${method.toUpperCase()} ${path}`,
        parameters,
        ...(request !== undefined && { request: dictionary(request) }),
        ...(json(answer) !== undefined && { answer: dictionary(json(answer)) }),
      }
    }),
  )
}

describe('the OpenAPI document', () => {
  it('[W3] is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0')
    const result = await validate(JSON.parse(read('public/openapi.json')))
    expect(result).toMatchObject({ valid: true, warnings: [] })
  })

  it('[W3] has an operation for every endpoint, and the admin copies of the task endpoints', () => {
    const names = new Set(operations().map(({ name }) => name))
    const tasks = [...names].filter((name) => name.includes(' /api/task/'))
    expect(tasks).toHaveLength(84)
    for (const name of tasks) expect(names).toContain(name.replace('/api/task/', '/api/admin/task/'))
    for (const { endpoint } of endpoints.filter((one) => one.endpoint.family.length === 0)) {
      const path = endpoint.path
        .replace(/\[.*/, '')
        .replace(/:(\w+)/, '{$1}')
        .replace(/\*(\w*)/, (_, name) => `{${name || 'path'}}`)
      expect(
        [...names].some((name) => name.endsWith(` ${path}`)),
        path,
      ).toBe(true)
    }
  })

  it('[W3] every example answer fits its schema', () => {
    const checked = operations().filter(({ answer }) => answer?.examples !== undefined)
    expect(checked.length).toBeGreaterThan(250)
    for (const { name, answer } of checked)
      for (const example of Object.values(dictionary(answer?.examples))) {
        const { value = null } = dictionary(example)
        expect(faults(answer?.schema ?? {}, value), name).toBe('')
      }
  })

  it('[W3] every example request fits its schema', () => {
    for (const { name, request, parameters } of operations()) {
      if (request?.example !== undefined) expect(faults(request.schema ?? {}, request.example), name).toBe('')
      for (const one of parameters) {
        if (one.example !== undefined)
          expect(faults(one.schema ?? {}, one.example), `${name} ${one.name}`).toBe('')
      }
    }
  })

  it('[W3] has an example for each code, and the data of errors that have some', () => {
    const create = operations().find(({ name }) => name === 'POST /api/admin/storage/create')
    const examples = dictionary(create?.answer?.examples)
    expect(Object.keys(examples)).toEqual(['200', '403', '500'])
    expect(dictionary(dictionary(examples['500']).value).data).toEqual({ id: 1 })
    const text = blockOf('en', 'admin/storage.md', 'POST /api/admin/storage/create')
    expect(text).toContain('"data": { "id": 1 }')
    const schema = create?.answer?.schema ?? {}
    expect(faults(schema, { code: 500, message: 'x', data: { id: 0 } })).toBe('')
    expect(faults(schema, { code: 403, message: 'x', data: { id: 0 } })).not.toBe('')
  })

  it('notices an answer that does not fit', () => {
    const list = operations().find(({ name }) => name === 'POST /api/fs/list')
    const example = dictionary(structuredClone(dictionary(dictionary(list?.answer?.examples)['200']).value))
    dictionary(example.data).total = 'one'
    expect(faults(list?.answer?.schema ?? {}, example)).not.toBe('')
    dictionary(example.data).total = 1
    dictionary(example.data).unheard = 1
    expect(faults(list?.answer?.schema ?? {}, example)).not.toBe('')
  })
})

describe('the pages', () => {
  it('[W3] the generator has nothing to write', () => {
    const output = execFileSync('npx', ['tsx', 'product/api/generator/build-api.ts', '--check'], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    expect(output).toContain('up to date')
  }, 60_000)

  it('[W3] list every endpoint and every object once, on the page of its group', () => {
    for (const language of languages) {
      for (const { page, endpoints: own } of groups) {
        const names = blockNames(read(pageFile(language, page)), 'endpoint')
        expect(names.toSorted(), `${language}/${page}`).toEqual(own.map(routeOf).toSorted())
      }
      const shown = pages.flatMap((page) => blockNames(read(pageFile(language, page)), 'object'))
      const wanted = objects.map(({ name }) => name).filter((name) => name !== 'ListedObj')
      expect(shown.toSorted()).toEqual(wanted.toSorted())
    }
  })

  it.each(languages)('[W3] a page with several endpoints begins with an overview of them: %s', (language) => {
    const several = pages.filter((page) => blockNames(read(pageFile(language, page)), 'endpoint').length > 1)
    expect(several.length).toBeGreaterThan(15)
    for (const page of several) {
      const [beginning = ''] = read(pageFile(language, page)).split(/^## /m)
      expect(blockNames(beginning, 'routes'), page).toEqual([page.replaceAll('\\', '/')])
    }
  })

  it('[W3] every endpoint has a method, a path, who may call it, a request, an answer and its version', () => {
    for (const { endpoint, page } of endpoints) {
      const text = blockOf('en', page, routeOf(endpoint))
      expect(text).toMatch(/\n::: route\n(?:`[A-Z]+` )+`[^`]+`\n:::\n/)
      expect(text).toContain(`\`${endpoint.path}\``)
      expect(text).toMatch(/\*\*Access\*\*: \S/)
      expect(text).toMatch(/```bash[^\n]*\ncurl [^`]*http:\/\/localhost:5244\//)
      expect(text).toMatch(/@tab (?:200\n```json|\d{3}\n```text)/)
      if (endpoint.access !== 'protocol')
        expect([...text.matchAll(/^@tab ([A-Z]\w+)$/gm)].map(([, title]) => title)).toEqual([
          'JavaScript',
          'Python',
          'Go',
          'HTTPie',
        ])
      expect(fieldsAfter(text, '**Response**').length, page).toBeGreaterThan(0)
      expect(text).toMatch(/\*\*Since\*\*: (v3\.\d+\.\d+|see the table)/)
      for (const bit of endpoint.bits) expect(text).toContain(`(bit ${bit}, \`${2 ** bit}\`)`)
    }
  })

  it('[W3] every JSON block parses, and those of an endpoint fit the OpenAPI schema', () => {
    for (const language of languages) {
      for (const page of pages) {
        for (const json of jsonBlocks(read(pageFile(language, page))))
          expect(() => parse(json), page).not.toThrow()
      }
      for (const { endpoint, page } of endpoints) {
        const blocks = jsonBlocks(blockOf(language, page, routeOf(endpoint)))
        const codes = endpoint.failures.filter(({ message }) => message).map(({ code }) => code)
        expect(blocks).toHaveLength(new Set(codes).size + (endpoint.answer.kind === 'other' ? 0 : 1))
        const path = endpoint.path.replace('{kind}', 'copy')
        const operation = operations().find(({ name }) => name.endsWith(` ${path}`))
        for (const json of operation?.answer?.schema ? blocks : [])
          expect(faults(operation?.answer?.schema ?? {}, parse(json)), path).toBe('')
      }
    }
  })

  it('[W4] both languages have the same tables, code and anchors', () => {
    const common = (text: string) =>
      [...text.matchAll(/`[^`\n]+`|^\| *\d{3} |\{#[^}]+\}/gm)]
        .map(([one]) => one)
        .filter((one) => !one.startsWith('{#'))
    for (const { endpoint, page } of endpoints) {
      const [en = '', zh = ''] = languages.map((language) => blockOf(language, page, routeOf(endpoint)))
      const shape = (text: string) => tables(text).map((rows) => rows.map((row) => row.length))
      expect(shape(zh), page).toEqual(shape(en))
      const fences = (text: string) => [...text.matchAll(/```[\s\S]*?```/g)].map(([one]) => one)
      expect(fences(zh), page).toEqual(fences(en))
      const shown = (text: string) => [
        parametersOf(text),
        [...fieldsAfter(text, '**Response**'), ...fieldsAfter(text, '**返回**')],
      ]
      expect(shown(zh)).toEqual(shown(en))
      expect(common(zh).length).toBeGreaterThan(0)
    }
  })

  it('[W3] every ID of a field exists once on its page', () => {
    for (const language of languages) {
      for (const page of pages) {
        const ids = [...read(pageFile(language, page)).matchAll(/ \{#([^}]+)\}$/gm)].map(([, id]) => id)
        expect(ids.length, `${language}/${page}`).toBe(new Set(ids).size)
      }
    }
  })

  it('[W4] the Chinese blocks have no half-width punctuation next to Chinese', () => {
    for (const page of pages) {
      const text = read(pageFile('zh', page)).replace(/```[\s\S]*?```/g, '')
      expect(text.match(/[\u4e00-\u9fff] ?[,;:?!](?= |$|[\u4e00-\u9fff])/gm), page).toBeNull()
      expect(text.match(/[\u4e00-\u9fff][A-Za-z0-9`]|[A-Za-z0-9`][\u4e00-\u9fff]/g), page).toBeNull()
    }
  })
})

interface FactParameter {
  name: string
  type: string
  required?: boolean
}

interface FactRoute {
  method: string
  path: string
  auth: string
  query: FactParameter[]
  body: FactParameter[]
  headers: FactParameter[]
  data: string | FactParameter[] | null
  errors: string[]
  since_tag: string
  permission?: string
}

const factsFile = '../shared/facts/api.json'

/** Fields that the facts call required and the product doesn't: an empty `parent` is the base path (`model.SearchReq` has no rule). */
const notNeeded: ReadonlySet<string> = new Set(['ANY /api/fs/search parent'])

/** Headers that the facts list and the product doesn't read: a form knows the size of its file. */
const notRead: ReadonlySet<string> = new Set(['PUT /api/fs/form Content-Length'])

/** Endpoints that the facts call those of logged-in users, and that answer visitors as the guest (run on v3.63.0). */
const openToGuests: ReadonlySet<string> = new Set([
  'GET /api/auth/logout',
  'GET /api/me/sessions',
  'POST /api/me/sessions/evict',
  'GET /api/authn/webauthn_begin_registration',
  'POST /api/authn/webauthn_finish_registration',
  'POST /api/authn/delete_authn',
  'GET /api/authn/getcredentials',
])

/**
 * Errors that the facts list and the product (v3.63.0) can't answer: whatever `/ad` sends through the server may be proxied,
 * `/ae` doesn't ask, and the labels always have a user.
 */
const impossibleErrors: Readonly<Record<string, string>> = {
  'GET /ad/*path': '403',
  'GET /ae/*path': '403',
  'GET /api/label_file_binding/get': '401',
  'GET /api/label_file_binding/get_file_by_label': '401',
}
const facts:
  | {
      routes: FactRoute[]
      objects: Record<string, FactParameter[]>
      task_object: { fields: FactParameter[] }
    }
  | undefined = existsSync(factsFile) ? JSON.parse(read(factsFile)) : undefined
if (!facts) console.warn(`${factsFile} is absent: the tables are not compared with the facts`)

/** Types as written in the facts, and their names on the pages. */
const factTypes: Readonly<Record<string, string>> = {
  'raw file bytes': 'file',
  'multipart file': 'file',
  'string or string[]': 'string|string[]',
  'WebAuthn assertion JSON': 'object',
  'WebAuthn attestation JSON': 'object',
  'array of setting items': 'SettingItem[]',
  '{src_name,new_name}[]': 'RenamePair[]',
  '{path,permission}[]': 'PermissionScope[]',
  '{path:string, permission:int}[]': 'PermissionScope[]',
  'object[]': 'FileToLabel[]',
  '{id,user_id,label_id,file_name,create_time}[]': 'LabelBinding[]',
}

/** Response types, as in the facts. */
const factAnswers: Readonly<Record<string, string>> = {
  ...factTypes,
  'obj[]': 'Obj[]',
  task: 'Task',
  'task[]': 'Task[]',
  'tree[]': 'ArchiveNode[]',
  'meta[]': 'Meta[]',
  'user[]': 'User[]',
  'role[]': 'Role[]',
  'share[]': 'Share[]',
  'item[]': 'DriverItem[]',
  'storage[]': 'Storage[]',
  'setting item': 'SettingItem',
  label: 'Label',
  '{order_by,order_direction,extract_folder}': 'ArchiveSort',
  '{parent,name,is_dir,size,type}[]': 'FoundObj[]',
  '{id,title,fingerprint,added_time,last_used_time}[]': 'SshKey[]',
  '{id,type,name,description,bg_color,create_time}[]': 'Label[]',
  '{name,ok,errMsg}[]': 'LabelResult[]',
  '{name,size,is_dir,modified,created,thumb,type,path,storage_class,download_url,preview_url}[]':
    'ShareItem[]',
  duration: 'int64',
  uint64: 'int64',
}

/** The pages' types where the facts only say `object`. */
const looseTypes: Readonly<Record<string, string[]>> = {
  object: ['object', 'map<string>', 'map<string[]>', 'ShareItem', 'DriverConfig'],
}

/** Responses that the facts describe in prose. */
const factData: Readonly<Record<string, string>> = {
  null: 'null',
  'task object': 'Task',
  'label object': 'Label',
  'meta object': 'Meta',
  'user object': 'User',
  'storage object': 'Storage',
  'share object': 'Share',
  'setting item or list of items': 'SettingItem | SettingItem[]',
  'driver specific': 'any',
  'map tid -> error text': 'map<string>',
  'map: driver name -> {common:item[], additional:item[], config:object}': 'map<DriverInfo>',
}

const withAccess: Readonly<Record<string, string>> = {
  guest: 'none',
  'guest or login': 'guest',
  'login or guest': 'guest',
  'login (not guest)': 'user',
  'login (owner)': 'owner',
  'sign (archive sign)': 'sign',
  'share token when the share has a password': 'share',
  'HTTP Basic, or Bearer <permanent token>': 'protocol',
  'S3 signature': 'protocol',
  'none (only with --debug/--dev)': 'none',
}

/** Notes in the facts beyond the access level: `/api/me` and the guest. */
const accessOf = (auth: string) => withAccess[auth] ?? auth

const codesOf = (errors: readonly string[]) => errors.flatMap((text) => text.match(/^\d{3}/) ?? [])

describe.skipIf(!facts)('the tables and the facts (skipped where ../shared is absent)', () => {
  const routes = facts?.routes ?? []
  const known = new Map<string, (typeof endpoints)[number]>(
    endpoints.flatMap(({ endpoint, page }) => {
      const paths =
        endpoint.family.length > 0
          ? endpoint.family.map(({ kind }) => endpoint.path.replace('{kind}', kind))
          : [endpoint.path]
      return paths.map((path) => [`${endpoint.method} ${path}`, { endpoint, page }] as const)
    }),
  )
  const found = (route: FactRoute) => {
    const one = known.get(`${route.method} ${route.path}`)
    if (!one) throw new Error(`no endpoint ${route.method} ${route.path}`)
    return one
  }

  it('[W3] the endpoints are those of the facts', () => {
    expect([...known.keys()].toSorted()).toEqual(
      routes.map(({ method, path }) => `${method} ${path}`).toSorted(),
    )
  })

  it('[W3] every list of parameters has the names, places, types and needs of the facts', () => {
    for (const route of routes) {
      const { endpoint, page } = found(route)
      const rows = parametersOf(blockOf('en', page, routeOf(endpoint)))
        .filter(({ place }) => place !== 'path')
        .map(
          ({ place, name, type, isRequired }) =>
            `${place} ${name} ${type.replaceAll(' ', '')} ${isRequired ? 'yes' : 'no'}`,
        )
      const wanted = [
        ...route.query.map((one) => ['query', one] as const),
        ...route.body.map((one) => ['body', one] as const),
        ...route.headers
          .filter(({ name }) => !notRead.has(`${route.method} ${route.path} ${name}`))
          .map((one) => ['header', one] as const),
      ].map(
        ([place, { name, type, required }]) =>
          `${place} ${name} ${(factTypes[type] ?? type).replaceAll(' ', '')} ${required && !notNeeded.has(`${route.method} ${route.path} ${name}`) ? 'yes' : 'no'}`,
      )
      expect(rows.toSorted(), `${route.method} ${route.path}`).toEqual(wanted.toSorted())
    }
  })

  it('[W3] every list of an answer has the fields of the facts', () => {
    for (const route of routes) {
      const { endpoint, page } = found(route)
      const rows = fieldsAfter(blockOf('en', page, routeOf(endpoint)), '**Response**')
      const name = `${route.method} ${route.path}`
      if (!Array.isArray(route.data)) {
        const wanted = factData[route.data ?? '']
        if (wanted)
          expect(
            rows.map(({ name: field, type }) => `${field} ${type}`),
            name,
          ).toEqual([`data ${wanted}`])
        continue
      }
      const types = new Map(rows.map(({ name: field, type }) => [field, type.replace(/ \| null$/, '')]))
      const single = rows.length === 1 && rows[0]?.name === 'data'
      if (single) {
        const object = objects.find((one) => one.name === types.get('data'))
        if (object)
          expect(object.fields.map((one) => one.name).toSorted(), name).toEqual(
            route.data.map((one) => one.name).toSorted(),
          )
        else expect(route.data, name).toHaveLength(1)
        continue
      }
      expect([...types.keys()].toSorted(), name).toEqual(route.data.map((one) => one.name).toSorted())
      for (const { name: field, type } of route.data) {
        const shown = types.get(field)?.replace(/^ListedObj/, 'Obj')
        expect(looseTypes[type] ?? [factAnswers[type] ?? type], `${name} ${field}`).toContain(shown)
      }
    }
  })

  it('[W3] access, permission bits, errors and versions are those of the facts', () => {
    for (const route of routes) {
      const { endpoint, page } = found(route)
      const name = `${route.method} ${route.path}`
      expect(endpoint.access, name).toBe(openToGuests.has(name) ? 'guest' : accessOf(route.auth))
      if (route.permission)
        expect(
          endpoint.bits.map((bit) => `bit ${bit}`),
          name,
        ).toEqual(route.permission.match(/bit \d+/g))
      const version =
        endpoint.family.find(({ kind }) => route.path.includes(`/${kind}/`))?.since ?? endpoint.since
      expect(version, name).toBe(route.since_tag)
      const codes = tableAfter(`${blockOf('en', page, routeOf(endpoint))}\n**`, '**Errors**').map(
        ([code]) => code,
      )
      for (const code of codesOf(route.errors))
        if (code !== impossibleErrors[name]) expect(codes, name).toContain(code)
    }
  })

  it('[W3] the shared objects have the fields of the facts', () => {
    const names = {
      Obj: 'obj',
      Meta: 'meta',
      User: 'user',
      Role: 'role',
      Storage: 'storage',
      SettingItem: 'setting_item',
      Share: 'share',
    }
    const wanted = Object.entries(names).map(([name, key]) => [name, facts?.objects[key] ?? []] as const)
    for (const [name, fields] of [...wanted, ['Task', facts?.task_object.fields ?? []] as const]) {
      const own = objects.find((one) => one.name === name)?.fields ?? []
      const shape = own.map((one) => `${one.name} ${one.type.replace('|null', '')}`)
      const theirs = fields.map(
        (one) =>
          `${one.name} ${one.name === 'hash_info' ? 'map<string>' : (factTypes[one.type] ?? one.type)}`,
      )
      expect(shape, name).toEqual(theirs)
    }
  })
})
