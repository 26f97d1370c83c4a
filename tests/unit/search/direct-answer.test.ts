import { describe, expect, test } from 'vitest'
import { createLocalIndex } from '../../../src/features/search/local-index.ts'
import { searchPage } from '../../support/search-site.ts'

const index = createLocalIndex('en')
const section = (id: string, heading: string, text: string) => ({ id, heading, text })
const pageOf = (route: string, title: string, ...texts: readonly string[]) =>
  searchPage(route, title, '', { sections: texts.map((text, at) => section(`s${at}`, `Part ${at}`, text)) })

index.put(
  pageOf(
    '/settings.html',
    'Settings',
    'Key\tType\tDescription\ntemp_dir\tstring\tFolder for temporary files\nSign all (sign_all)\tbool\tSigns all links',
  ),
)
index.put(pageOf('/variables.html', 'Variables', 'Variable\tKey\tExample\nTEMP_DIR\ttemp_dir\t/tmp'))
index.put(
  pageOf(
    '/errors.html',
    'Errors',
    'Message\tCause\tFix\ntoken is expired\tThe login is old\tLog in again\nodd\t–\t',
  ),
)
index.put(pageOf('/start.html', 'Start', 'To start it, run this:\nacme server --data data\nIt listens.'))
for (let at = 0; at < 6; at += 1)
  index.put(pageOf(`/d${at}.html`, `Drive ${at}`, `Key\tType\tDescription\nroot_path\tstring\tFolder ${at}`))

const directOf = (query: string) => index.answer(query).direct

describe('[F4] a query is answered directly', () => {
  test('the answer is the row that defines a key, with the names of its columns', () => {
    expect(directOf('temp_dir')).toEqual({
      name: 'temp_dir',
      copied: 'temp_dir',
      cells: [
        { label: 'Type', text: 'string' },
        { label: 'Description', text: 'Folder for temporary files' },
      ],
      page: 'Settings',
      path: '/settings.html#s0',
    })
  })

  test('the name of a setting is answered with its row, whose key is copied', () => {
    expect(directOf('sign all')).toMatchObject({ name: 'Sign all (sign_all)', copied: 'sign_all' })
    expect(directOf('sign_all')?.copied).toBe('sign_all')
  })

  test('a message is answered with its cause and fix, also in a pasted line', () => {
    expect(directOf('Token is expired')?.cells).toEqual([
      { label: 'Cause', text: 'The login is old' },
      { label: 'Fix', text: 'Log in again' },
    ])
    expect(directOf('request failed: token is expired')?.name).toBe('token is expired')
  })

  test('a query is answered with a command that begins with it', () => {
    expect(directOf('acme server')).toMatchObject({ name: 'acme server --data data', cells: [] })
  })

  test.each([
    ['a word of a text', 'listens'],
    ['a key that many pages define', 'root_path'],
    ['two letters', 'od'],
    ['a sentence that only begins alike', 'it listens'],
  ])('but not for %s', (_, query) => {
    expect(directOf(query)).toBeUndefined()
  })
})
