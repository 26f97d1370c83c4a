import { isRecord } from '../../../src/config/is-record.ts'

/** What the answer of 115's login server says. */
export type Login =
  | { readonly kind: 'login'; readonly uid: string; readonly code: string | undefined }
  | { readonly kind: 'unreadable' | 'refused' }

/**
 * Reads the answer to `GET https://qrcodeapi.115.com/api/1.0/web/1.0/token`: `{ state, data: { uid, qrcode } }`, the format
 * that the driver reads. `code` is the text of the QR code. It's `undefined` if it leads anywhere else than to 115, because the
 * app would open it.
 */
export function readLogin(answer: string): Login {
  let json: unknown
  try {
    json = JSON.parse(answer)
  } catch {
    return { kind: 'unreadable' }
  }
  const { uid, qrcode } = recordOf(recordOf(json).data)
  if (typeof uid !== 'string' || !/^\w{1,100}$/.test(uid)) return { kind: 'refused' }
  const isSafe = typeof qrcode === 'string' && isOf115(qrcode)
  return { kind: 'login', uid, code: isSafe ? qrcode : undefined }
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})

const isOf115 = (address: string) => /^https?:\/\/(?:[a-z\d-]+\.)*115\.com\/[\w./?=&%-]{1,300}$/.test(address)
