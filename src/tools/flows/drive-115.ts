import { isRecord } from '../../config/is-record.ts'
import type { QrFlow } from '../flow.ts'

const textIn = (json: unknown, name: string): string => {
  const value = isRecord(json) ? json[name] : undefined
  return typeof value === 'string' ? value : ''
}

/**
 * 115's device code (open.115.com). The API server keeps the verifier and calls 115; an empty `app_id` means
 * the server's own application. The visitor confirms when the code was scanned.
 */
export const drive115: QrFlow = {
  service: '115',
  fields: [{ name: 'app_id', kind: 'text', isOptional: true }],
  begin: ({ app_id = '' }) => ({
    to: 'api',
    method: 'GET',
    address: '/alist/115/auth_device_code',
    query: { app_id },
  }),
  read: (json) => {
    const text = textIn(json.resp, 'qrcode')
    const uid = textIn(json.resp, 'uid')
    const verifier = textIn(json, 'code_verifier')
    return text && uid && verifier ? { text, session: { uid, code_verifier: verifier } } : undefined
  },
  finish: (_answers, { uid = '', code_verifier = '' }) => ({
    to: 'api',
    method: 'POST',
    address: '/alist/115/get_token',
    json: { code_verifier, uid },
  }),
}
