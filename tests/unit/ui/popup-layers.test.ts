import { describe, expect, test } from 'vitest'
import { firstPopupLayer, popupLayerSpread } from '../../../src/config/layout.ts'
import { type PopupLayers, raisePopup } from '../../../src/ui/popup-layers.ts'

describe('[S13] [K22] popup layers', () => {
  test('uses the numbers of the specification', () => {
    expect([firstPopupLayer, popupLayerSpread]).toEqual([2000, 2500])
  })

  test('the first popup has layer 2000, each later one is above it, and a touched one is on top', () => {
    let layers: PopupLayers = raisePopup(new Map(), 'a', 1999)
    layers = raisePopup(layers, 'b', 2000)
    expect([...layers]).toEqual([
      ['a', 2000],
      ['b', 2001],
    ])
    expect([...raisePopup(layers, 'a', 2001)]).toEqual([
      ['b', 2001],
      ['a', 2002],
    ])
  })

  test('beyond a spread of 2500, the open popups are renumbered in their order', () => {
    const open: PopupLayers = new Map([
      ['a', 2000],
      ['b', 4500],
    ])
    expect([...raisePopup(open, 'c', 4499)]).toEqual([
      ['a', 2000],
      ['b', 4500],
      ['c', 4500],
    ])
    expect([...raisePopup(open, 'c', 4500)]).toEqual([
      ['a', 2000],
      ['b', 2001],
      ['c', 2002],
    ])
  })
})
