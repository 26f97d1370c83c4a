import { bodyOf, html, json, type StandInReply, type StandInRequest } from './exchange.ts'
import { type Grants, tokens } from './grants.ts'

/** Responses selected by the IDs in a request: `expired`, `slow`, `fault`, `html`, `rate`, `wrong…`; all others succeed. */
const faults: Readonly<Record<string, () => StandInReply>> = {
  fault: () => json({ error: 'internal server error' }, 500),
  html: () => html('<h1>502 Bad Gateway</h1>', 502),
  rate: () => json({ error: 'Too Many Requests' }, 429),
}

interface Scan {
  readonly kind: string
  asked: number
}

/** The API server (facts/tools.md): every path that the tools call. */
export class ApiServerStandIn {
  readonly #scans = new Map<string, Scan>()

  constructor(readonly grants: Grants) {}

  reply(request: StandInRequest): StandInReply {
    const { method, path, query } = request
    const body = bodyOf(request)
    const fault = faults[body.client_id ?? query.app_id ?? '']
    if (fault) return fault()
    const status = /^\/proxy\/https:\/\/open\.aliyundrive\.com\/oauth\/qrcode\/([\w-]+)\/status$/.exec(path)
    if (status?.[1]) return this.#aliStatus(status[1])
    switch (`${method} ${path}`) {
      case 'GET /alist/ali_open/limit':
        return json({ minutes: 5, max: 10 })
      case 'GET /alist/115/auth_device_code':
        return this.#deviceCode(query.app_id ?? '')
      case 'POST /alist/115/get_token':
        return this.#deviceToken(body)
      case 'POST /alist/ali_open/qr':
        return this.#aliQr(body)
      case 'POST /alist/ali_open/code':
        return this.#exchange(body.code ?? '', { secret: body.client_secret })
      case 'GET /alist/baidu/get_refresh_token':
        return this.#exchange(query.code ?? '', {})
      case 'POST /alist/onedrive/get_refresh_token':
        return this.#onedrive(body)
      case 'POST /alist/wopan/login':
        return body.password === 'wrong' ? json({ error: 'wrong password' }, 400) : json({})
      case 'POST /alist/wopan/verify_code':
        return body.verify_code === '123456' ? json(tokens()) : json({ error: 'verify code is wrong' }, 400)
      case 'POST /alist/123pan/code': {
        const { access_token, refresh_token } = tokens()
        if (body.code?.startsWith('expired'))
          return json({ error: 'invalid_grant', message: 'code expired' }, 400)
        return json({ data: { accessToken: access_token, refreshToken: refresh_token } })
      }
      default:
        return json({ error: 'not found' }, 404)
    }
  }

  #deviceCode(appId: string): StandInReply {
    if (appId.startsWith('wrong')) return json({ error: 'invalid app_id' }, 400)
    const uid = crypto.randomUUID()
    this.#scans.set(uid, { kind: appId, asked: 0 })
    const resp = { uid, time: 1, qrcode: `https://115.com/scan/dg-${uid}`, sign: 'sign' }
    return json({ code_verifier: `verifier-${uid}`, resp })
  }

  #deviceToken({ uid = '', code_verifier = '' }: Readonly<Record<string, string>>): StandInReply {
    const scan = this.#scans.get(uid)
    if (!scan || code_verifier !== `verifier-${uid}` || scan.kind === 'expired')
      return json({ error: 'device code expired' }, 400)
    scan.asked += 1
    if (scan.kind === 'slow' && scan.asked === 1) return json({ error: 'the user has not confirmed' }, 400)
    return json({ resp: tokens() })
  }

  #aliQr({ client_id = '', client_secret = '' }: Readonly<Record<string, string>>): StandInReply {
    if (client_secret.startsWith('wrong')) return json({ error: 'invalid_client' }, 401)
    const sid = crypto.randomUUID().replaceAll('-', '')
    this.#scans.set(sid, { kind: client_id, asked: 0 })
    return json({ qrCodeUrl: `https://openapi.alipan.com/oauth/qrcode/${sid}`, sid })
  }

  #aliStatus(sid: string): StandInReply {
    const scan = this.#scans.get(sid)
    if (!scan || scan.kind === 'expired') return json({ status: 'QRCodeExpired' })
    scan.asked += 1
    if (scan.kind === 'slow' || scan.asked === 1) return json({ status: 'WaitLogin' })
    if (scan.asked === 2) return json({ status: 'ScanSuccess' })
    const grant = { host: 'open.aliyundrive.com', clientId: '', redirect: '', challenge: '', scope: '' }
    return json({ status: 'LoginSuccess', authCode: this.grants.give(grant, 'good') })
  }

  /**
   * Handles a OneDrive exchange. `client` is base64 of `id::secret::zone`; anything else is refused, as on a
   * server that decodes it.
   */
  #onedrive({ code = '', client = '' }: Readonly<Record<string, string>>): StandInReply {
    const [clientId, secret, zone] = decodeBase64(client).split('::')
    if (!clientId || zone === undefined) return json({ error: 'invalid client' }, 400)
    return this.#exchange(code, { clientId, secret })
  }

  #exchange(
    code: string,
    given: { readonly clientId?: string; readonly secret?: string | undefined },
  ): StandInReply {
    const outcome = this.grants.take(code, given)
    if (typeof outcome !== 'string') return json(outcome)
    if (outcome === 'html') return html('<h1>502 Bad Gateway</h1>', 502)
    if (outcome === 'fault') return json({ error: 'internal server error' }, 500)
    if (outcome === 'rate') return json({ error: 'Too Many Requests' }, 429)
    if (outcome === 'client') return json({ error: 'invalid_client', error_description: 'wrong secret' }, 401)
    return json({ error: 'invalid_grant', error_description: 'code expired' }, 400)
  }
}

/** Returns the text of base64; '' if it is malformed. */
function decodeBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)))
  } catch {
    return ''
  }
}
