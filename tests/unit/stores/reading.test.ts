import { expect, test } from 'vitest'
import { mostPlaces, mostTicks, visitGap } from '../../../src/config/visit.ts'
import { nothingRead, type ReadingHistory, readAt, startVisit } from '../../../src/stores/reading.ts'
import { type Ticks, tickStep } from '../../../src/stores/ticks.ts'

const hour = 60 * 60_000
const place = (path: string) => ({ path, title: path, id: '', heading: '' })

test('[X17] a pause of more than half an hour ends a visit, a shorter one does not', () => {
  expect(visitGap).toBe(hour / 2)
  const first = startVisit(nothingRead, 10 * hour, visitGap)
  expect(first).toMatchObject({ seen: 10 * hour, before: 0 })
  const goesOn = startVisit(first, 10 * hour + visitGap, visitGap)
  expect(goesOn.before).toBe(0)
  const isReloadOrBackForward = startVisit(goesOn, goesOn.seen + visitGap + 1, visitGap)
  expect(isReloadOrBackForward.before).toBe(goesOn.seen)
})

test('[X17] a clock that went backwards ends no visit and leaves no visit in the future', () => {
  const reading = { seen: 20 * hour, before: 18 * hour, places: [place('/a.html')] }
  const now = startVisit(reading, 10 * hour, visitGap)
  expect(now).toEqual({ ...reading, seen: 10 * hour, before: 0 })
  expect(startVisit(now, 11 * hour, visitGap).before).toBe(10 * hour)
})

test('[X17] each page is remembered once, the last one first, the oldest forgotten', () => {
  let reading: ReadingHistory = nothingRead
  for (let index = 0; index < mostPlaces + 5; index++)
    reading = readAt(reading, place(`/${index}.html`), index, mostPlaces)
  reading = readAt(reading, place('/10.html'), 99, mostPlaces)
  const paths = reading.places.map(({ path }) => path)
  expect(paths).toHaveLength(mostPlaces)
  expect(paths[0]).toBe('/10.html')
  expect(new Set(paths).size).toBe(mostPlaces)
  expect(paths).not.toContain('/0.html')
  expect(reading.seen).toBe(99)
})

test('[X17] a tick is remembered as long as it differs from the author’s, page by page, up to a limit', () => {
  const step = (words: string, isDone: boolean, byAuthor = false) => ({
    file: 'en/a.md',
    words,
    isDone,
    byAuthor,
  })
  let ticks: Ticks = tickStep({ 'zh/b.md': { 一: true } }, step('One', true), mostTicks)
  ticks = tickStep(ticks, step('Done by the author', false, true), mostTicks)
  expect(ticks['en/a.md']).toEqual({ One: true, 'Done by the author': false })
  ticks = tickStep(ticks, step('Done by the author', true, true), mostTicks)
  ticks = tickStep(ticks, step('One', false), mostTicks)
  expect(ticks).toEqual({ 'zh/b.md': { 一: true } })
  for (let index = 0; index <= mostTicks; index++) ticks = tickStep(ticks, step(`S${index}`, true), mostTicks)
  expect(Object.keys(ticks['en/a.md'] ?? {})).toHaveLength(mostTicks)
  expect(ticks['en/a.md']).not.toHaveProperty('S0')
})
