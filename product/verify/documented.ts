import { errorCodes, type OpenApi } from '../drift/open-api.ts'

/** Returns whether the API's description documents this error for the block's last request. */
export function documents({ document }: OpenApi, source: string, code: number): boolean {
  const request = [...source.matchAll(/http:\/\/localhost:5244(\/[^\s"'?]*)/g)].at(-1)?.[1]
  if (request === undefined) return false
  const method = /(?:-X|^http(?: --\S+)*) (\w+)/m.exec(source)?.[1]?.toLowerCase() ?? 'get'
  const operations = Object.entries(document.paths)
    .filter(([path]) =>
      new RegExp(`^${path.replace(/\{path\}/g, '.*').replace(/\{\w+\}/g, '[^/]+')}$`).test(request),
    )
    .flatMap(([, methods]) => methods[method] ?? [])
  return operations.some((operation) => errorCodes(operation).includes(code))
}
