/** A device and its line. */
export interface Profile {
  readonly name: string
  /** How many times slower than this machine. */
  readonly cpu: number
  /** Bits a second in each direction. */
  readonly bits: number
  /** Milliseconds until the first byte of an answer. */
  readonly latency: number
  readonly width: number
  readonly height: number
  /** Milliseconds that a pointer rests on a link before it presses, as a hand does; absent without a pointer. */
  readonly rest?: number
}

export const profiles: Readonly<Record<'phone' | 'desktop', Profile>> = {
  phone: { name: 'phone', cpu: 4, bits: 1.6e6, latency: 150, width: 412, height: 823 },
  desktop: { name: 'desktop', cpu: 1, bits: 10e6, latency: 40, width: 1350, height: 940, rest: 100 },
}
