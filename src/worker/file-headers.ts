import { protecting } from './policy-watch.ts'

/** The content types with which browsers treat a file as what it is, by the end of its name. */
const types: Readonly<Record<string, RegExp>> = {
  html: /^text\/html(?:;\s*charset="?utf-8"?)?$/i,
  js: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
  css: /^text\/css\b/i,
}

/**
 * Returns a saved document with its type and the headers that protect it, and without others, which could keep its scripts
 * from running or load something else. Other files are returned as they are, with what the browser knows about them.
 *
 * @param path below the site's base, or the address
 */
export function withOwnHeaders(path: string, answer: Response): Response {
  if (!/\.html(?:$|\?)/.test(path)) return answer
  const names = ['content-type', ...protecting]
  const kept = names.flatMap((name) => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return new Response(answer.body, { headers: Object.fromEntries(kept) })
}

/**
 * Returns whether a saved file has the type of its name. Every script of the origin can save the right content with
 * another one, with which a page would be text and no script would run, at every visit.
 *
 * @param path below the site's base, or the address
 */
export function hasFittingType(path: string, headers: Headers): boolean {
  const type = types[path.split('?')[0]?.split('.').at(-1) ?? '']
  return type === undefined || type.test(headers.get('content-type') ?? '')
}
