let isHeld = false

/** Keeps the reader's current scroll position: code that restores positions after a navigation must not change it. */
export function holdPlace(): void {
  isHeld = true
}

/** Ends `holdPlace` because the reader navigates elsewhere. */
export function releasePlace(): void {
  isHeld = false
}

export function isPlaceHeld(): boolean {
  return isHeld
}
