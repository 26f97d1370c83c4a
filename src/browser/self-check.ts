import { ownScript } from './own-script.ts'

/** What this browser supports at this address. */
export interface SelfCheck {
  /** Whether the context is secure (https or localhost). Without it, the browser disables features the site needs. */
  readonly isSecure: boolean
  readonly isOnline: boolean
  /** `impossible` at this address or in this browser. */
  readonly worker: 'active' | 'absent' | 'impossible'
  /** Caches for offline use; `undefined` if the browser does not report them. */
  readonly caches: readonly { readonly name: string; readonly entries: number }[] | undefined
  /** Bytes stored by this origin; `undefined` if the browser does not report them. */
  readonly usedBytes: number | undefined
  readonly hasClipboard: boolean
  /** The file that contains the application. Its name changes with every version. */
  readonly application: string
  readonly browser: string
}

/** Inspects the browser. Nothing is sent or stored. */
export async function checkSelf(): Promise<SelfCheck> {
  return {
    isSecure: isSecureContext,
    isOnline: navigator.onLine,
    worker: workerState(),
    caches: await savedCaches().catch(() => undefined),
    usedBytes: await usedBytes().catch(() => undefined),
    hasClipboard: 'clipboard' in navigator,
    application: ownScript,
    browser: navigator.userAgent,
  }
}

function workerState(): SelfCheck['worker'] {
  if (!('serviceWorker' in navigator)) return 'impossible'
  return navigator.serviceWorker.controller ? 'active' : 'absent'
}

async function savedCaches(): Promise<SelfCheck['caches']> {
  if (!('caches' in globalThis)) return undefined
  const names = await caches.keys()
  return Promise.all(
    names.map(async (name) => ({ name, entries: (await (await caches.open(name)).keys()).length })),
  )
}

async function usedBytes(): Promise<number | undefined> {
  if (!('storage' in navigator)) return undefined
  return (await navigator.storage.estimate()).usage
}
