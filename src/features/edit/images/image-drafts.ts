import { readEntry, removeEntriesWhere, writeEntry } from '../../../stores/database.ts'

/*
 * Images that belong to drafts. They are on the device by the address that pages have for them, and their names contain
 * their hash, so that neither another tab nor another editor uses the same name for another image.
 */

const prefix = 'image '

/** Addresses of images, and the names of those that images of drafts can have. */
const addresses = /\/img\/[\w./-]{1,200}/g
const ownName = /-[0-9a-f]{8}\.(?:webp|jpg)$/

/** Stores an image. Returns whether the device has stored it. */
export const storeImage = (address: string, bytes: Uint8Array): Promise<boolean> =>
  writeEntry(prefix + address, bytes)

/** Returns an image of a draft; `undefined` if there is none at this address. */
export async function draftImage(address: string): Promise<Uint8Array | undefined> {
  const bytes = await readEntry(prefix + address)
  return bytes instanceof Uint8Array ? bytes : undefined
}

/** Returns the addresses in texts that images of drafts can have. */
export const imageAddressesIn = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => text.match(addresses) ?? []).filter((one) => ownName.test(one))),
]

/** Removes the images that are in none of the texts of drafts. */
export function removeImagesExcept(texts: readonly string[]): Promise<void> {
  const used = new Set(imageAddressesIn(texts))
  return removeEntriesWhere((key) => key.startsWith(prefix) && !used.has(key.slice(prefix.length)))
}
