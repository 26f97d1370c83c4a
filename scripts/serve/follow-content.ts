import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { readJsonWithPositions } from '../../src/content/json-positions.ts'

/** Files added or removed within this time are indexed together. Milliseconds. */
const gatherFor = 150

/**
 * Number and interval (in milliseconds) of retries for a JSON file that cannot be parsed, because its editor
 * may still be writing.
 */
const readAgain = { times: 20, after: 100 }

/** What happened to the content. */
export type ContentChange = { readonly kind: 'changed'; readonly file: string } | { readonly kind: 'indexed' }

interface Following {
  readonly folder: string
  /** Generates the index again. Resolves with whether it was written. */
  readonly writeIndex: () => Promise<boolean>
  readonly tell: (change: ContentChange) => void
}

/** A file and what happened to it: `change`, or any other word if it was added or removed. */
export type FileEvent = (event: string, file: string) => Promise<void>

/**
 * Returns a listener for the events of files: it reports a changed file, and when files are added or removed,
 * generates the index again and reports that.
 */
export function followContent({ folder, writeIndex, tell }: Following): FileEvent {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const index = () => {
    running = running.then(writeIndex).then((isWritten) => isWritten && tell({ kind: 'indexed' }))
  }
  return async (event, file) => {
    const below = relative(folder, file)
    if (below === '' || below.startsWith('..')) return
    // The lists contain the hash of a block's module.
    if (event !== 'change' || below.endsWith('.js')) {
      clearTimeout(timer)
      timer = setTimeout(index, gatherFor)
    } else {
      if (below.endsWith('.json')) await untilWritten(file)
      tell({ kind: 'changed', file: below.split(sep).join('/') })
    }
  }
}

/** Waits until a JSON file is complete; a file that stays broken is used as it is. */
async function untilWritten(file: string): Promise<void> {
  for (let time = 0; time < readAgain.times; time += 1) {
    const text = await readFile(file, 'utf8').catch(() => '')
    if (readJsonWithPositions(text).kind === 'read') return
    await new Promise((done) => setTimeout(done, readAgain.after))
  }
}
