/** A device and its network connection. */
export interface Profile {
  readonly name: string
  /** CPU slowdown relative to this machine. */
  readonly cpu: number
  /** Bandwidth in each direction, in bits per second. */
  readonly bits: number
  /** Latency of a response, in milliseconds. */
  readonly latency: number
  readonly width: number
  readonly height: number
  /** How long the pointer rests on a link before a click, in milliseconds; absent without a pointer. */
  readonly rest?: number
}

export const profiles: Readonly<Record<'phone' | 'desktop', Profile>> = {
  phone: { name: 'phone', cpu: 4, bits: 1.6e6, latency: 150, width: 412, height: 823 },
  desktop: { name: 'desktop', cpu: 1, bits: 10e6, latency: 40, width: 1350, height: 940, rest: 100 },
}
