import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isHiddenPath } from '../../../scripts/publish/file-paths.ts'
import { requestedPath } from '../../../scripts/serve/requested-path.ts'
import { resolveLink } from '../../../src/content/link.ts'
import { otherReadings, pathnameOf, readPathname } from '../../../src/content/page-path.ts'
import { isSafeUrl } from '../../../src/content/safe-url.ts'
import { readToolArrival } from '../../../src/content/tool-arrival.ts'
import { readFilter, withFilter } from '../../../src/markdown/blocks/filter-table/filter-query.ts'
import { generatedTimeout, withstands } from '../../support/generated.ts'
import { hostileName, hostileText } from '../../support/generated-values.ts'

const segment = fc.oneof(
  fc.constantFrom(
    'tool',
    'guide',
    'zh',
    'content',
    '..',
    '.',
    '',
    '%2e%2e',
    '%74ool',
    'TOOL',
    'a.html',
    'README.md',
  ),
  hostileName,
  hostileName.map((name) => encodeURIComponent(Buffer.from(name).toString())),
)
const pathname: Arbitrary<string> = fc.oneof(
  fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
  hostileText,
)
const from = { locale: 'en', route: '/guide/a.html' } as const

describe('any address', () => {
  test(
    'any address is a page, another spelling of one, or unreadable',
    () =>
      withstands(pathname, (path) => {
        const reading = readPathname(path)
        // The canonical form of a page's address is read as this page.
        if (reading.kind === 'canonical') expect(readPathname(pathnameOf(reading.address))).toEqual(reading)
        return [reading, otherReadings(reading)]
      }),
    generatedTimeout,
  )

  test(
    'in a link leads to a page, a file, or a safe address',
    () =>
      withstands(pathname, (path) => {
        const target = resolveLink(path, from)
        if (target.kind === 'external') expect(isSafeUrl(target.url, 'link'), target.url).toBe(true)
        if (target.kind === 'file')
          expect(new URL(target.path, 'http://site.invalid').origin).toBe('http://site.invalid')
        return target
      }),
    generatedTimeout,
  )

  test(
    'the address of a tool is read with its parameters',
    () =>
      withstands(fc.tuple(pathname, hostileText, hostileText), ([path, search, hash]) =>
        readToolArrival({ pathname: path, search: `?${search}`, hash: `#${hash}` }),
      ),
    generatedTimeout,
  )

  test(
    'an address with the choices of a table is read and written',
    () =>
      withstands(fc.tuple(hostileText, hostileText), ([query, text]) => {
        const read = readFilter(`?${query}`, 'a')
        return [read, withFilter(`?${query}`, 'a', { ...read, text })]
      }),
    generatedTimeout,
  )

  test(
    'that is requested is a path without dots, and hidden names are found in it',
    () =>
      withstands(pathname, (path) => {
        const requested = requestedPath(path)
        if (requested === undefined) return undefined
        expect(requested).toMatch(/^\//)
        expect(requested.split('/')).not.toContain('..')
        if (!isHiddenPath(requested)) expect(requested).not.toMatch(/\/\.(?:git|htaccess)/)
        return requested
      }),
    generatedTimeout,
  )
})
