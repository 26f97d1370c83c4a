import { useEffect, useId } from 'react'
import { create } from 'zustand'
import { firstPopupLayer, popupLayerSpread } from '../config/layout.ts'

/** The open popups by name with their z-index, lowest first. */
export type PopupLayers = ReadonlyMap<string, number>

/**
 * Puts a popup above all others. Layers only increase, so that open popups do not move; when the new one
 * would exceed the allowed spread, all are renumbered in order (Spec §9 "Popup layer").
 */
export function raisePopup(layers: PopupLayers, name: string, last: number): PopupLayers {
  const others = [...layers].filter(([other]) => other !== name)
  const next = Math.max(last + 1, firstPopupLayer)
  if (next - firstPopupLayer <= popupLayerSpread) return new Map([...others, [name, next]])
  return new Map(
    [...others.map(([other]) => other), name].map((each, index) => [each, firstPopupLayer + index]),
  )
}

interface OpenPopups {
  readonly layers: PopupLayers
  /** The highest z-index given out while popups were open. */
  readonly last: number
}

const noPopups: OpenPopups = { layers: new Map(), last: firstPopupLayer - 1 }
const useOpenPopups = create<OpenPopups>()(() => noPopups)

function raise(name: string): void {
  useOpenPopups.setState(({ layers, last }) => {
    const next = raisePopup(layers, name, last)
    return { layers: next, last: next.get(name) ?? last }
  })
}

function close(name: string): void {
  useOpenPopups.setState(({ layers }) => {
    const left = new Map([...layers].filter(([other]) => other !== name))
    return left.size === 0 ? noPopups : { layers: left }
  })
}

interface PopupLayer {
  /** Its z-index; `undefined` before its first paint. */
  readonly zIndex: number | undefined
  /** Puts it above the others, for a click on it. */
  readonly raise: () => void
}

/**
 * Returns the layer of a popup that is open while the component is mounted. Native modal dialogs need none:
 * the browser stacks them.
 */
export function usePopupLayer(): PopupLayer {
  const name = useId()
  useEffect(() => {
    raise(name)
    return () => close(name)
  }, [name])
  const zIndex = useOpenPopups(({ layers }) => layers.get(name))
  return { zIndex, raise: () => raise(name) }
}
