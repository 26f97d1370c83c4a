import { taskKinds } from '../definition/tasks.ts'
import { routeOf } from '../index.ts'
import type { SharedObject } from '../kit.ts'
import { anchorOf, linkTo, named, type Source, type Where } from './block-place.ts'
import { cell, fieldTable, table, typeText } from './block-tables.ts'
import { endpointBlock } from './endpoint-block.ts'
import { methodText, permissionText, version } from './endpoint-facts.ts'

const startPattern = /<!-- (endpoint|object|routes|permissions|task-kinds|admin-tasks)( [^\n<>]+)? -->\n/g

interface Block {
  readonly kind: string
  /** '' for kinds without a name. */
  readonly name: string
  readonly start: number
  readonly end: number
}

/** Returns the blocks between a start and an end comment: `<!-- object user -->` and `<!-- /object -->`. */
function blocksOf(text: string): readonly Block[] {
  return [...text.matchAll(startPattern)].flatMap(({ 0: { length }, 1: kind = '', 2: name = '', index }) => {
    const close = `<!-- /${kind} -->`
    const at = text.indexOf(close, index + length)
    return at < 0 ? [] : [{ kind, name: name.trim(), start: index, end: at + close.length }]
  })
}

/** Returns a page with every block between its comments generated again. */
export function withBlocks(text: string, where: Where, source: Source): string {
  let done = 0
  const parts = blocksOf(text).map(({ kind, name, start, end }) => {
    const before = text.slice(done, start)
    done = end
    const body = block(kind, name, where, source)
    return `${before}<!-- ${kind}${name && ` ${name}`} -->\n\n${body}\n\n<!-- /${kind} -->`
  })
  return [...parts, text.slice(done)].join('')
}

/** The names of the blocks of one kind in a page. */
export const blockNames = (text: string, kind: string): string[] =>
  blocksOf(text)
    .filter((one) => one.kind === kind)
    .map(({ name }) => name)

function block(kind: string, name: string, where: Where, source: Source): string {
  if (kind === 'endpoint') {
    const endpoint = source.groups.flatMap(({ endpoints }) => endpoints).find((one) => routeOf(one) === name)
    if (!endpoint)
      throw new Error(`${where.page}: no endpoint ${name}. Add it to the API definition, or fix the comment.`)
    return endpointBlock(endpoint, where, source)
  }
  if (kind === 'object') return objectBlock(named(source.objects, name, where), where, source)
  if (kind === 'routes') return routesBlock(name, where, source)
  if (kind === 'task-kinds') return taskKindsBlock(where)
  if (kind === 'admin-tasks') return adminTasksBlock(where, source)
  return permissionsBlock(where, source)
}

function objectBlock({ fields }: SharedObject, where: Where, source: Source): string {
  return fieldTable(
    fields.map(({ name, type, meaning }) => ({
      name,
      type: cell(typeText(type, where, source)),
      meaning: meaning[where.language],
    })),
    where.language,
  )
}

function routesBlock(page: string, where: Where, { groups }: Source): string {
  const group = groups.find((one) => one.page === page)
  if (!group) throw new Error(`${where.page}: no endpoints on ${page}`)
  const head = where.language === 'en' ? ['Endpoint', 'Description'] : ['地址', '说明']
  return table(
    head,
    group.endpoints.map((one) => [
      `\`${methodText(one)} ${one.path}\``,
      `[${one.title[where.language]}](${linkTo(`${page}#${anchorOf(one)}`, where.page)})`,
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
        `[${one.title[language]}](${linkTo(`${page}#${anchorOf(one)}`, where.page)})`,
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
  const head = language === 'en' ? ['Endpoint', 'Description'] : ['地址', '说明']
  const endpoints = groups.find(({ page }) => page === 'task.md')?.endpoints ?? []
  return table(
    head,
    endpoints.map((one) => [
      `\`${one.method} ${one.path.replace('/api/task/', '/api/admin/task/')}\``,
      `[${one.title[language]}](${linkTo(`task.md#${anchorOf(one)}`, where.page)})`,
    ]),
  )
}
