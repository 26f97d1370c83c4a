import type { Answers } from '../../content/local-tool.ts'
import { secretPlaceholder } from '../command.ts'
import type { Call, QrFlow, RedirectFlow, ScanState, ToolValues } from '../flow.ts'
import { answer, clientFields, exchangeFields, isOwnClient } from './client-fields.ts'

const ownClient = (answers: Answers): ToolValues => ({
  client_id: answer(answers, 'client_id'),
  client_secret: answer(answers, 'client_secret'),
})

/** At the API server; two empty values mean the server's own client. */
function apiExchange(answers: Answers, code: string): Call {
  const client = isOwnClient(answers) ? ownClient(answers) : { client_id: '', client_secret: '' }
  return {
    to: 'api',
    method: 'POST',
    address: '/alist/ali_open/code',
    json: { code, grant_type: 'authorization_code', ...client },
  }
}

/**
 * Always with a secret, the server's or the visitor's: PKCE would be `plain` here and returns no refresh
 * token (SECURITY §4).
 */
export const aliyundriveLogin: RedirectFlow = {
  service: 'aliyundrive',
  start: '/tool/aliyundrive/request.html',
  callback: '/tool/aliyundrive/callback.html',
  login: {
    fields: (provided) => [...clientFields(provided, 'none'), ...exchangeFields],
    address: () => 'https://open.aliyundrive.com/oauth/authorize',
    parameters: () => ({ scope: 'user:base,file:all:read,file:all:write', relogin: 'true' }),
    usesPkce: () => false,
  },
  exchange: ({ answers, code }) =>
    isOwnClient(answers) && answers.exchange !== 'api'
      ? {
          by: 'visitor',
          call: {
            to: 'provider',
            method: 'POST',
            address: 'https://openapi.alipan.com/oauth/access_token',
            json: {
              client_id: answer(answers, 'client_id'),
              client_secret: secretPlaceholder,
              grant_type: 'authorization_code',
              code,
            },
          },
        }
      : { by: 'page', call: apiExchange(answers, code) },
}

const states: Readonly<Record<string, ScanState>> = {
  WaitLogin: { kind: 'waiting' },
  ScanSuccess: { kind: 'scanned' },
  QRCodeExpired: { kind: 'expired' },
}

/** Login by scanning with the app. The API server creates the code; the image is drawn here. */
export const aliyundriveQr: QrFlow = {
  service: 'aliyundrive',
  fields: [
    { name: 'client', kind: 'choice', options: ['server', 'own'] },
    { name: 'client_id', kind: 'text', applies: ({ client }) => client === 'own' },
    { name: 'client_secret', kind: 'secret', applies: ({ client }) => client === 'own' },
  ],
  begin: (answers) => ({
    to: 'api',
    method: 'POST',
    address: '/alist/ali_open/qr',
    json: answers.client === 'own' ? ownClient(answers) : {},
  }),
  read: ({ sid }) =>
    typeof sid === 'string' && /^[\w-]{1,128}$/.test(sid)
      ? // `qrCodeUrl` is an image at Aliyundrive; this is its text.
        { text: `https://www.aliyundrive.com/o/oauth/authorize?sid=${sid}`, session: { sid } }
      : undefined,
  poll: {
    call: ({ sid = '' }) => ({
      to: 'api',
      method: 'GET',
      address: `/proxy/https://open.aliyundrive.com/oauth/qrcode/${sid}/status`,
    }),
    read: ({ status, authCode }) => {
      if (status === 'LoginSuccess' && typeof authCode === 'string')
        return { kind: 'confirmed', code: authCode }
      return typeof status === 'string' && Object.hasOwn(states, status) ? states[status] : undefined
    },
  },
  finish: (answers, _session, code) =>
    apiExchange(answers.client === 'own' ? answers : { client: 'provided' }, code),
}
