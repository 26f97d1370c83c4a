import { describedVersion, type Group } from '../index.ts'
import type { SharedObject } from '../kit.ts'
import { operation } from './openapi-operation.ts'
import { addresses, methodsOf } from './openapi-paths.ts'
import { errorSchema, familyName, success } from './openapi-responses.ts'
import { objectSchemas, type Schema } from './schema.ts'

/** Returns the OpenAPI 3.1 document of the whole API. */
export function openApi(groups: readonly Group[], objects: readonly SharedObject[]): Schema {
  const paths: Record<string, Record<string, Schema>> = {}
  const families = groups.flatMap(({ endpoints }) => endpoints).filter(({ family }) => family.length > 0)
  for (const { title, endpoints } of groups) {
    for (const endpoint of endpoints) {
      for (const { path, concrete, tag } of addresses(endpoint, title.en)) {
        for (const method of methodsOf(endpoint)) {
          paths[path] ??= {}
          paths[path][method] = operation(concrete, path, method, tag)
        }
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'AList HTTP API',
      version: describedVersion,
      description:
        'Files, storages, users and tasks of an AList server. Nearly every JSON answer has HTTP status 200: the real status is in `code`. See the API pages of the documentation.',
      license: { name: 'AGPL-3.0', identifier: 'AGPL-3.0-only' },
    },
    servers: [
      {
        url: 'http://localhost:5244',
        description: 'Your server, with the sub-path of site_url if it has one',
      },
    ],
    security: [{ token: [] }],
    tags: [
      ...groups.map(({ title, about }) => ({ name: title.en, description: about })),
      { name: 'Admin: task', description: 'Track, cancel, delete, and retry the tasks of all users.' },
    ],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Login token or permanent token, without a prefix such as Bearer',
        },
        basic: { type: 'http', scheme: 'basic' },
      },
      // The task endpoints exist once per kind and share their responses.
      responses: Object.fromEntries(families.map((one) => [familyName(one), success(one)])),
      schemas: {
        Error: errorSchema,
        ...objectSchemas(objects),
      },
    },
  }
}
