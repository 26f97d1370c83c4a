import { ownScript } from './own-script.ts'

/** What this browser gives the site, at this address, now. */
export interface SelfCheck {
  /** https, or the machine itself: without it a browser keeps back what the site's other parts build on. */
  readonly isSecure: boolean
  readonly isOnline: boolean
  /** `impossible` at this address or in this browser. */
  readonly worker: 'active' | 'absent' | 'impossible'
  /** What is saved for use without the network; `undefined` where the browser does not say. */
  readonly caches: readonly { readonly name: string; readonly entries: number }[] | undefined
  /** Bytes used by this address; `undefined` where the browser does not say. */
  readonly usedBytes: number | undefined
  readonly hasClipboard: boolean
  /** The file that holds the application: its name changes with every version. */
  readonly application: string
  readonly browser: string
}

/** Looks at the browser. Nothing is sent or stored. */
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
