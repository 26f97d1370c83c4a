type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** Returns the array if it is long enough, or a copy that is 50% longer, so that growing is rare. */
export function withRoom<Kind extends Numbers>(array: Kind, length: number): Kind {
  if (array.length >= length) return array
  const Longer = array.constructor as new (size: number) => Kind
  const longer = new Longer(Math.max(length, Math.ceil(array.length * 1.5)))
  longer.set(array)
  return longer
}
