import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The ID in patches of a file that doesn't exist. */
export const noBlob = '0'.repeat(40)

/** Returns the ID that Git gives to the content of a file. Every code host compares files by it. */
export function blobIdOf(content: string | Uint8Array): string {
  const bytes = bytesOf(content)
  return bytesToHex(sha1(concatBytes(utf8ToBytes(`blob ${bytes.length}\0`), bytes)))
}

/** Returns content as bytes; text is encoded as UTF-8. */
export function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? utf8ToBytes(content) : content
}
