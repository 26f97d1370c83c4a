import { useEffect, useState } from 'react'

const lockPrefix = 'edit '
const lockOf = (file: string) => lockPrefix + file

/** Returns the files that any tab edits now, this one included. */
export async function editedFiles(): Promise<readonly string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.flatMap(({ name = '' }) => (name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : []))
}

/**
 * Lets one tab edit a file: returns whether this tab may; `undefined` until that is known. When the other tab ends, this one
 * gets the file. A browser without locks lets every tab.
 */
export function useEditLock(file: string): boolean | undefined {
  const [isMine, setMine] = useState<boolean>()
  useEffect(() => {
    if (!navigator.locks) {
      setMine(true)
      return
    }
    let isOver = false
    let release: (() => void) | undefined
    const name = lockOf(file)
    const hold = (lock: Lock | null) => {
      if (!lock || isOver) {
        if (!isOver) setMine(false)
        return undefined
      }
      setMine(true)
      return new Promise<void>((resolve) => {
        release = resolve
      })
    }
    const wait = new AbortController()
    navigator.locks
      .request(name, { ifAvailable: true }, hold)
      .then(() =>
        isOver || release ? undefined : navigator.locks.request(name, { signal: wait.signal }, hold),
      )
      .catch(() => undefined)
    return () => {
      isOver = true
      wait.abort()
      release?.()
    }
  }, [file])
  return isMine
}
