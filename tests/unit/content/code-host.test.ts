import { describe, expect, test } from 'vitest'
import { configuredOrigins } from '../../../scripts/publish/configured-origins.ts'
import { contentRepository, repositoryPath } from '../../../src/content/code-host.ts'
import { readSiteConfig } from '../../../src/content/site-config.ts'

const configOf = (json: object) => readSiteConfig({ pullRequests: true, ...json }).value
const originsOf = (json: object) =>
  configuredOrigins(configOf(json)).map(({ directive, origin }) => `${directive} ${origin}`)

describe('the repository of the pages', () => {
  test.for([
    ['a name on GitHub', { docsRepo: 'owner/docs' }, 'github', 'https://api.github.com', 'owner/docs'],
    [
      'a server of GitHub',
      { docsRepo: 'https://git.example.com/a/b', docsHost: 'github' },
      'github',
      'https://git.example.com/api/v3',
      'a/b',
    ],
    [
      'groups on GitLab',
      { repo: 'https://gitlab.com/a/b/c/' },
      'gitlab',
      'https://gitlab.com/api/v4',
      'a/b/c',
    ],
    [
      'a server of GitLab',
      { docsRepo: 'https://gitlab.example.com:8443/a/b.git' },
      'gitlab',
      'https://gitlab.example.com:8443/api/v4',
      'a/b',
    ],
    ['Codeberg', { docsRepo: 'https://codeberg.org/a/b' }, 'gitea', 'https://codeberg.org/api/v1', 'a/b'],
    [
      'a server of Forgejo',
      { docsRepo: 'https://code.example.com/a/b', docsHost: 'gitea' },
      'gitea',
      'https://code.example.com/api/v1',
      'a/b',
    ],
  ] as const)('is found at %s', ([, json, kind, api, path]) => {
    expect(contentRepository(configOf(json))).toMatchObject({ kind, api, path })
    expect(originsOf(json)).toEqual([`connect-src ${new URL(api).origin}`])
  })

  test.for([
    ['it is switched off', { docsRepo: 'a/b', pullRequests: false }],
    ['there is none', {}],
    ['its host is not known', { docsRepo: 'https://code.example.com/a/b' }],
    ['it is not encrypted', { docsRepo: 'http://gitlab.example.com/a/b' }],
    ['its address has no repository', { docsRepo: 'https://gitlab.com/a' }],
  ] as const)('is none if %s, and the policy opens nothing', ([, json]) => {
    expect(contentRepository(configOf(json))).toBeUndefined()
    expect(originsOf(json)).toEqual([])
  })

  test('if the field is missing, the policy opens nothing', () => {
    expect(configuredOrigins(readSiteConfig({ docsRepo: 'a/b' }).value)).toEqual([])
  })
})

test.for([
  ['public/content', 'zh/guide/a.md', 'public/content/zh/guide/a.md'],
  ['public/content', '../img/a b.png', 'public/img/a b.png'],
  ['', 'en/a.md', 'en/a.md'],
  ['docs', '../img/a.svg', 'img/a.svg'],
  ['docs', 'site.json', 'docs/site.json'],
  ['', '../img/a.png', undefined],
  ['docs', '../a.md', undefined],
  ['docs', '../img/../.github/workflows/a.yml', undefined],
  ['docs', '../../.github/workflows/a.yml', undefined],
  ['docs', 'en/../../package.json', undefined],
  ['docs', 'en/.hidden/a.md', undefined],
  ['docs', 'en//a.md', undefined],
  ['docs', 'en/a\\..\\b.md', undefined],
  ['docs', 'en/a\nb.md', undefined],
  ['docs', '/en/a.md', undefined],
  ['docs', 'en/a.js', undefined],
  ['docs', 'en/a.html', undefined],
  ['docs', '../img/package.json', undefined],
] as const)('the file %s + %s is %s in the repository', ([folder, file, path]) => {
  expect(repositoryPath(folder, file)).toBe(path)
})
