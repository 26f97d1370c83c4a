/*
 * Replaces the package `vfile` in the build (lean-packages.ts). unified passes each text in such a file; its
 * paths, which need several hundred lines, belong to files on a disk.
 */

/** A text on its way through plugins. */
export class VFile {
  value: unknown
  readonly messages: string[] = []
  readonly data = {}

  constructor(value?: unknown) {
    this.value = value
  }

  toString(): string {
    return String(this.value ?? '')
  }

  /** Records the remark of a plugin, for example about an unknown language. */
  message(reason: string): void {
    this.messages.push(reason)
  }
}
