import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from './site.ts'

/**
 * Serves other files than the built site: markdown as text, configuration as JSON. Every other path is the
 * site's own.
 *
 * @param files by path, `/content/site.json`
 */
export function answering(files: Readonly<Record<string, unknown>>): Fault {
  const config = files['/content/site.json']
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').replace(/\?.*$/, '')
    if (!Object.hasOwn(files, path)) return false
    const body = files[path]
    const isText = typeof body === 'string'
    response.writeHead(200, { 'content-type': isText ? 'text/markdown; charset=utf-8' : 'application/json' })
    response.end(isText ? body : JSON.stringify(body))
    return true
  }
  return Object.assign(answer, {
    siteConfig: typeof config === 'string' ? (JSON.parse(config) as unknown) : config,
  })
}

/** Returns a page's file: front matter, then text. */
export const markdown = (frontMatter: readonly string[], body = 'Text.') =>
  ['---', 'title: Sample', 'description: A sample.', ...frontMatter, '---', '', body, ''].join('\n')
