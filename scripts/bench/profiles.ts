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
  /** Whether there is a pointer that comes near a link before it presses. */
  readonly hovers: boolean
}

export const profiles: Readonly<Record<'phone' | 'desktop', Profile>> = {
  phone: { name: 'phone', cpu: 4, bits: 1.6e6, latency: 150, width: 412, height: 823, hovers: false },
  desktop: { name: 'desktop', cpu: 1, bits: 10e6, latency: 40, width: 1350, height: 940, hovers: true },
}
