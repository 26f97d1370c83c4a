import { useEffect, useId, useSyncExternalStore } from 'react'
import { firstPopupLayer, popupLayerSpread } from '../config/popup.ts'

/** The open popups by name, each with its z-index, the lowest first. */
export type PopupLayers = ReadonlyMap<string, number>

/**
 * Puts a popup above all others. Layers only ever climb, so that nothing that is open moves; once the new one would stand further
 * above the first layer than the spread allows, all are numbered anew in their order (Spec §9 "Popup layer").
 */
export function raisePopup(layers: PopupLayers, name: string, last: number): PopupLayers {
  const others = [...layers].filter(([other]) => other !== name)
  const next = Math.max(last + 1, firstPopupLayer)
  if (next - firstPopupLayer <= popupLayerSpread) return new Map([...others, [name, next]])
  return new Map(
    [...others.map(([other]) => other), name].map((each, place) => [each, firstPopupLayer + place]),
  )
}

let layers: PopupLayers = new Map()
let last = firstPopupLayer - 1
const listeners = new Set<() => void>()

function change(next: PopupLayers): void {
  layers = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function raise(name: string): void {
  change(raisePopup(layers, name, last))
  last = layers.get(name) ?? last
}

interface PopupLayer {
  /** Its z-index; `undefined` before it is painted first. */
  readonly zIndex: number | undefined
  /** Puts it above the others: for a click into it. */
  readonly raise: () => void
}

/** The layer of a popup that is open as long as the component is there. Native modal dialogs need none: the browser stacks them. */
export function usePopupLayer(): PopupLayer {
  const name = useId()
  useEffect(() => {
    raise(name)
    return () => {
      change(new Map([...layers].filter(([other]) => other !== name)))
      if (layers.size === 0) last = firstPopupLayer - 1
    }
  }, [name])
  const zIndex = useSyncExternalStore(subscribe, () => layers.get(name))
  return { zIndex, raise: () => raise(name) }
}
