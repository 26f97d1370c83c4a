type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** The array itself where it is long enough, else a longer one with the same beginning: half as long again, so that growing stays rare. */
export function withRoom<Kind extends Numbers>(array: Kind, length: number): Kind {
  if (array.length >= length) return array
  const Longer = array.constructor as new (size: number) => Kind
  const longer = new Longer(Math.max(length, Math.ceil(array.length * 1.5)))
  longer.set(array)
  return longer
}
