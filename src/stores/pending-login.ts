import { readStored, removeStored, writeStored } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

/** A login that was begun here and has not come back yet. */
export interface PendingLogin {
  readonly service: string
  /** Random; the provider gives it back, and only then the login is this tab's own. */
  readonly state: string
  /** The secret half of PKCE; '' where the provider takes none. */
  readonly verifier: string
  /** What the callback needs of what the visitor entered. */
  readonly answers: Readonly<Record<string, string>>
  /** Key of the API server that the visitor was told about. */
  readonly apiServer: string
  /** When it began. Milliseconds since 1970. */
  readonly began: number
}

/** What the callback found under the key. */
export type TakenLogin =
  | { readonly kind: 'found'; readonly login: PendingLogin }
  /** Nothing: never begun in this tab, used already, or forgotten because it was too old. */
  | { readonly kind: 'absent' }
  /** Another login's state or another provider's. */
  | { readonly kind: 'foreign' }

const key = storageKeys.pendingLogin

/** Keeps a login for this tab. Whether it is kept: without storage the callback could not check anything, so nobody may leave. */
export function savePendingLogin(login: PendingLogin, lifetime: number): boolean {
  const isKept = writeStored(key, JSON.stringify(login), 'session')
  if (isKept) setTimeout(() => forgetOldLogin(lifetime), lifetime)
  return isKept
}

/**
 * Takes the login a provider answers. It is deleted at this first read, whatever is found, so a second try with the same address
 * finds nothing (SECURITY §3).
 *
 * @param lifetime milliseconds; an older login counts as absent
 */
export function takePendingLogin(
  wanted: { readonly service: string; readonly state: string },
  lifetime: number,
): TakenLogin {
  const login = readLogin()
  removeStored(key, 'session')
  if (!login || isOld(login, lifetime)) return { kind: 'absent' }
  if (login.service !== wanted.service || login.state !== wanted.state) return { kind: 'foreign' }
  return { kind: 'found', login }
}

/** Deletes a login that never came back. Called at every start of the application. */
export function forgetOldLogin(lifetime: number): void {
  if (readStored(key, 'session') === undefined) return
  const login = readLogin()
  if (!login || isOld(login, lifetime)) removeStored(key, 'session')
}

function isOld({ began }: PendingLogin, lifetime: number): boolean {
  const age = Date.now() - began
  return age < 0 || age > lifetime
}

function readLogin(): PendingLogin | undefined {
  try {
    const json: unknown = JSON.parse(readStored(key, 'session') ?? '')
    return isLogin(json) ? json : undefined
  } catch {
    return undefined
  }
}

function isLogin(json: unknown): json is PendingLogin {
  if (typeof json !== 'object' || json === null) return false
  const login = json as Record<string, unknown>
  const texts = ['service', 'state', 'verifier', 'apiServer'].every((name) => typeof login[name] === 'string')
  const { answers } = login
  return (
    texts &&
    typeof login.began === 'number' &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((value) => typeof value === 'string')
  )
}
