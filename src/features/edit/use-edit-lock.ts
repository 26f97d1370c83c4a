import { useEffect, useState } from 'react'
import { sitePrefix } from '../../stores/site-keys.ts'

const lockPrefix = 'edit '
const lockOf = (file: string) => lockPrefix + file

/** Returns the files that any tab edits now, this one included. */
export async function editedFiles(): Promise<readonly string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.flatMap(({ name = '' }) => (name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : []))
}

/** How long another tab may take to answer, and after how long it is asked again. Milliseconds. */
const answerTime = 300
const pauseBetweenQuestions = 1000

/**
 * Locks a file where browsers have no locks, such as on a site without https: the tab that edits a file answers the others.
 *
 * @param tell called with whether this tab has the file
 * @returns a function that frees the file
 */
function lockByAsking(file: string, tell: (isMine: boolean) => void): () => void {
  const channel = new BroadcastChannel(`${sitePrefix}.edit`)
  let isMine = false
  let timer: ReturnType<typeof setTimeout>
  const ask = () => {
    channel.postMessage({ asked: file })
    timer = setTimeout(() => {
      isMine = true
      tell(true)
    }, answerTime)
  }
  channel.onmessage = ({ data }: MessageEvent<{ readonly asked?: string; readonly held?: string }>) => {
    if (data.asked === file && isMine) channel.postMessage({ held: file })
    if (data.held !== file || isMine) return
    clearTimeout(timer)
    tell(false)
    timer = setTimeout(ask, pauseBetweenQuestions)
  }
  ask()
  return () => {
    clearTimeout(timer)
    channel.close()
  }
}

/**
 * Lets one tab edit a file: returns whether this tab may; `undefined` until that is known. When the other tab ends, this one
 * gets the file.
 */
export function useEditLock(file: string): boolean | undefined {
  const [isMine, setMine] = useState<boolean>()
  useEffect(() => {
    if (!navigator.locks) return lockByAsking(file, setMine)
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
