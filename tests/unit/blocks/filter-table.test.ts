import { expect, test } from 'vitest'
import {
  choiceGroupsOf,
  countWith,
  type Filter,
  fittingRows,
} from '../../../src/markdown/blocks/filter-table/choices.ts'
import { columnsOf } from '../../../src/markdown/blocks/filter-table/filter-facts.ts'
import { readFilter, withFilter } from '../../../src/markdown/blocks/filter-table/filter-query.ts'

const words = { yes: 'yes', partly: 'partly', no: 'no', unknown: 'unknown', marks: 'Must support' }
const cells = {
  head: ['Driver', 'Login', 'Upload', 'Copy'],
  rows: [
    ['115 Open 115 开放平台', 'cookie, QR code', 'yes', 'no'],
    ['Dépôt', 'password + cookie', 'partly', 'yes'],
    ['Album', 'none', 'no', 'unknown'],
  ],
}
const groups = choiceGroupsOf(cells, [1, 2, 3], words)
const rows = (text: string, ...chosen: readonly string[]) =>
  fittingRows(cells, groups, { text, chosen: new Set(chosen) }, words)

test('[W2] ordinary columns offer their values, columns of yes and no are one group of switches', () => {
  expect(
    groups.map(({ label, need, choices }) => [label, need, choices.map((choice) => choice.label)]),
  ).toEqual([
    ['Login', 'any', ['cookie', 'QR code', 'password', 'none']],
    ['Must support', 'every', ['Upload', 'Copy']],
  ])
  expect(choiceGroupsOf({ head: [], rows: [] }, [0], words)).toEqual([
    { label: '', need: 'any', choices: [] },
  ])
})

test('[W2] a value is one choice however its first letter is written', () => {
  const kinds = {
    head: ['Driver', 'Kind'],
    rows: [
      ['Local', 'Folder'],
      ['S3', 'Bucket, folder'],
      ['FTP', 'Server'],
    ],
  }
  const own = choiceGroupsOf(kinds, [1], words)
  expect(own[0]?.choices.map(({ label }) => label)).toEqual(['Folder', 'Bucket', 'Server'])
  expect(fittingRows(kinds, own, { text: '', chosen: new Set(['Folder']) }, words)).toEqual([0, 1])
})

test('[W2] any value of a column is enough, every switch counts, “partly” is a yes and “unknown” is none', () => {
  expect(rows('')).toEqual([0, 1, 2])
  expect(rows('', 'QR code', 'none')).toEqual([0, 2])
  expect(rows('', 'Upload')).toEqual([0, 1])
  expect(rows('', 'Upload', 'Copy')).toEqual([1])
  expect(rows('', 'none', 'Upload')).toEqual([])
})

test('[W2] a text is found without regard to case, width, accents and spaces; marks are no text', () => {
  expect(rows('115open')).toEqual([0])
  expect(rows('ＯＰＥＮ 开放')).toEqual([0])
  expect(rows('depot')).toEqual([1])
  expect(rows('partly')).toEqual([])
  expect(rows('cookie', 'Copy')).toEqual([1])
})

test('[W2] each choice says how many rows it would leave', () => {
  const count = (label: string, wanted: Filter) => {
    const group = groups.find(({ choices }) => choices.some((choice) => choice.label === label))
    const choice = group?.choices.find((one) => one.label === label)
    return group && choice && countWith(choice, group, { cells, groups, words }, wanted)
  }
  const wanted = { text: '', chosen: new Set(['cookie', 'Upload']) }
  expect(count('none', { ...wanted, chosen: new Set(['cookie']) })).toBe(1)
  expect(count('none', wanted)).toBe(0)
  expect(count('Copy', wanted)).toBe(1)
})

test('[W2] columns are selected by numbers from 1, alone and in ranges; invalid ones are ignored', () => {
  expect(columnsOf('2-4 7', 8)).toEqual([1, 2, 3, 6])
  expect(columnsOf('3,1,3', 4)).toEqual([0, 2])
  expect(columnsOf('0 9 4-2 x', 4)).toEqual([])
  expect(columnsOf('1-99999999999', 3)).toEqual([0, 1, 2])
  expect(columnsOf(undefined, 3)).toEqual([])
})

test('[W2] the filter is written to the address next to other parameters, and read from it', () => {
  const wanted = { text: '云 盘', chosen: new Set(['QR code', 'a+b']) }
  const search = withFilter('?tab=2&drivers=old&drivers-find=x', 'drivers', wanted)
  expect(new URLSearchParams(search).get('tab')).toBe('2')
  expect(readFilter(search, 'drivers')).toEqual(wanted)
  expect(withFilter(search, 'drivers', { text: ' ', chosen: new Set() })).toBe('?tab=2')
  expect(withFilter('?drivers=x', 'drivers', { text: '', chosen: new Set() })).toBe('')
  expect(readFilter(search, undefined)).toEqual({ text: '', chosen: new Set() })
})
