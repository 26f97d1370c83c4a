import { isRecord, parsedJson } from '../config/is-record.ts'
import { readStored, removeStored, writeStored } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

/** A login started in this tab that has not returned yet. */
export interface PendingLogin {
  readonly service: string
  /** A random value. The provider returns it, which proves that the login belongs to this tab. */
  readonly state: string
  /** The secret half of PKCE, or '' if the provider does not support PKCE. */
  readonly verifier: string
  /** The visitor's input that the callback needs. */
  readonly answers: Readonly<Record<string, string>>
  /** Key of the API server that was shown to the visitor. */
  readonly apiServer: string
  /** When the login started, in milliseconds since 1970. */
  readonly began: number
}

/** The result of looking up a login in the callback. */
export type TakenLogin =
  | { readonly kind: 'found'; readonly login: PendingLogin }
  /** No login: it was never started in this tab, was already used, or was too old. */
  | { readonly kind: 'absent' }
  /** The state or the provider belongs to another login. */
  | { readonly kind: 'foreign' }

const key = storageKeys.pendingLogin

/**
 * Stores a login for this tab. Returns whether it is stored; without storage, the callback could not verify
 * anything, so the login must not start.
 */
export function savePendingLogin(login: PendingLogin, lifetime: number): boolean {
  const isStored = writeStored(key, JSON.stringify(login), 'session')
  if (isStored) setTimeout(() => forgetOldLogin(lifetime), lifetime)
  return isStored
}

/**
 * Returns and deletes the login that a provider's response belongs to. It is deleted on this first read in
 * every case, so a second try with the same address finds nothing (SECURITY §3).
 *
 * @param lifetime in milliseconds; an older login counts as absent
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

/** Deletes a login that never returned. Called every time the application starts. */
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
  const json = parsedJson(readStored(key, 'session') ?? '')
  return isLogin(json) ? json : undefined
}

function isLogin(json: unknown): json is PendingLogin {
  if (!isRecord(json)) return false
  const texts = ['service', 'state', 'verifier', 'apiServer'].every((name) => typeof json[name] === 'string')
  const { answers } = json
  return (
    texts &&
    typeof json.began === 'number' &&
    isRecord(answers) &&
    Object.values(answers).every((value) => typeof value === 'string')
  )
}
