type Callbacks = Record<string, (() => void) | undefined>

/** How the database fails. */
export type DatabaseFault =
  | 'open throws'
  | 'open fails'
  | 'open is silent'
  | 'closing'
  | 'reading fails'
  | 'reading is silent'
  | 'writing aborts'
  | 'writing throws'

/** The browser's database in memory, with one fault. */
export function memoryDatabase(values: Map<unknown, unknown>, fault?: DatabaseFault) {
  const settle = (target: object, callback: string) => {
    queueMicrotask(() => (target as Callbacks)[callback]?.())
    return target
  }
  const fail = (name: string): never => {
    throw new DOMException('refused', name)
  }
  const request = (result: unknown, error?: DOMException) =>
    settle({ result, error }, error ? 'onerror' : 'onsuccess')
  const read = (result: unknown) => {
    if (fault === 'reading is silent') return {}
    return request(result, fault === 'reading fails' ? new DOMException('', 'DataError') : undefined)
  }
  const transaction = () => {
    if (fault === 'closing') fail('InvalidStateError')
    const isAborted = fault === 'writing aborts'
    const own = { error: isAborted ? new DOMException('', 'QuotaExceededError') : undefined }
    settle(own, isAborted ? 'onabort' : 'oncomplete')
    const write = (work: () => void) => {
      if (fault === 'writing throws') fail('DataCloneError')
      if (!isAborted) work()
    }
    const store = {
      transaction: own,
      get: (key: unknown) => read(values.get(key)),
      getAllKeys: () => read([...values.keys()]),
      put: (value: unknown, key: unknown) => write(() => values.set(key, structuredClone(value))),
      delete: (key: unknown) => write(() => values.delete(key)),
    }
    return { objectStore: () => store }
  }
  return {
    open: () => {
      if (fault === 'open throws') fail('SecurityError')
      if (fault === 'open is silent') return {}
      const error = fault === 'open fails' ? new DOMException('', 'VersionError') : undefined
      return request({ transaction }, error)
    },
  }
}
