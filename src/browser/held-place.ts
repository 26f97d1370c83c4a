let isHeld = false

/** The reader's place on the page is kept as it is: whoever restores places after a navigation leaves it alone. */
export function holdPlace(): void {
  isHeld = true
}

/** The reader goes elsewhere. */
export function releasePlace(): void {
  isHeld = false
}

export function isPlaceHeld(): boolean {
  return isHeld
}
