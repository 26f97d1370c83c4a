import type { Endpoint } from '../kit.ts'

const heads = /^\/(d|p|ad|ap|ae|sd|sp)\//
const everyMethod: Readonly<Record<string, readonly string[]>> = {
  '/dav[/*path]': ['get', 'put', 'delete', 'options', 'head'],
  '/s3/*path': ['get', 'put', 'post', 'delete', 'head'],
}

/** An endpoint at one of its paths. */
interface Address {
  readonly path: string
  readonly concrete: Endpoint
  readonly tag: string
}

/** Returns an endpoint's paths in OpenAPI's notation: one per kind, and one per optional end. */
export function addresses(endpoint: Endpoint, tag: string): readonly Address[] {
  if (endpoint.family.length > 0) {
    const parameters = endpoint.parameters.filter(({ name }) => name !== 'kind')
    return endpoint.family.flatMap(({ kind, since }) => {
      const path = endpoint.path.replace('{kind}', kind)
      const concrete = { ...endpoint, path, since, parameters }
      const adminPath = path.replace('/api/task/', '/api/admin/task/')
      const copy: Endpoint = { ...concrete, path: adminPath, access: 'admin' }
      return [
        { path, concrete, tag },
        { path: adminPath, concrete: copy, tag: 'Admin: task' },
      ]
    })
  }
  const [start = '', end] = endpoint.path.split('[')
  const braces = (text: string) =>
    text.replace(/:(\w+)/g, '{$1}').replace(/\*(\w*)/, (_, name) => `{${name || 'path'}}`)
  const short = { path: braces(start), concrete: endpoint, tag }
  if (!end) return [short]
  const full = braces(start + end.replace(']', ''))
  const without = {
    ...endpoint,
    parameters: endpoint.parameters.filter(({ name, place }) => place !== 'path' || name !== 'path'),
  }
  return [
    { ...short, concrete: without },
    { path: full, concrete: endpoint, tag },
  ]
}

/** Returns the methods of an endpoint, in lower case. A route for any method has those that it is used with. */
export function methodsOf({ method, path, request }: Endpoint): readonly string[] {
  if (method !== 'ANY') return heads.test(path) ? ['get', 'head'] : [method.toLowerCase()]
  const known = everyMethod[path]
  if (known) return known
  if (request.method) return [request.method.toLowerCase()]
  return request.getWorks ? ['post', 'get'] : ['post']
}
