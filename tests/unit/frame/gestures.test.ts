import { describe, expect, test } from 'vitest'
import { readSwipe } from '../../../src/browser/swipe.ts'
import { swipeDominance, swipeEdge, swipeThreshold } from '../../../src/config/layout.ts'
import { followScroll } from '../../../src/frame/layout/navbar-visibility.ts'

const limits = { threshold: swipeThreshold, edge: swipeEdge, dominance: swipeDominance }

describe('[B5] [K16] a swipe', () => {
  test.each([
    ['more than 40 px from within 80 px of the edge opens', { x: 80, y: 0 }, { x: 121, y: 0 }, 'open'],
    ['exactly 40 px is none', { x: 0, y: 0 }, { x: 40, y: 0 }, 'none'],
    ['from further in it closes', { x: 81, y: 0 }, { x: 200, y: 0 }, 'close'],
    ['to the left it closes', { x: 60, y: 0 }, { x: 10, y: 0 }, 'close'],
    ['too steep is none', { x: 10, y: 0 }, { x: 70, y: 40 }, 'none'],
    ['1.5 times as far sideways is just too steep', { x: 10, y: 0 }, { x: 70, y: 39 }, 'open'],
  ] as const)('%s', (_, from, to, result) => {
    expect(readSwipe(from, to, limits)).toBe(result)
  })
})

describe('[N4] [K15] the navbar', () => {
  const walk = (...positions: readonly number[]) =>
    positions.reduce((state, position) => followScroll(state, position), { anchor: 0, isHidden: false })

  test('the navbar stays above 58 px and hides after 200 px further down', () => {
    expect(walk(58).isHidden).toBe(false)
    expect(walk(58, 257).isHidden).toBe(false)
    expect(walk(58, 258).isHidden).toBe(true)
    expect(walk(100, 199).isHidden).toBe(false)
    expect(walk(200).isHidden).toBe(true)
  })

  test('the navbar appears again on the way up, and hides again only after another 200 px', () => {
    expect(walk(1000, 999).isHidden).toBe(false)
    expect(walk(1000, 999, 1198).isHidden).toBe(false)
    expect(walk(1000, 999, 1199).isHidden).toBe(true)
    expect(walk(1000, 1300, 1290).isHidden).toBe(false)
  })
})
