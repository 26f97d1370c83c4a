import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { scriptFile, scriptOptions } from '../shared/own-command.ts'
import { type ReadPage, readPages } from './read-pages.ts'

/** The pages for one process. */
export interface PageJob {
  readonly folder: string
  readonly files: readonly string[]
  /** The pages whose article is needed. */
  readonly unprepared: ReadonlySet<string>
}

/** Below this number of pages, processes and a cache cost more than they save. */
export const fewPages = 80
const mostProcesses = 4

/** Reads pages in several processes. The order of the results is undefined. */
export async function readInParallel(job: PageJob): Promise<readonly ReadPage[]> {
  const { folder, files, unprepared } = job
  const isSmall = files.length < fewPages || !existsSync(pageWorker)
  const processes = isSmall ? 1 : Math.min(mostProcesses, availableParallelism())
  if (processes === 1) return readPages(folder, files, { prepares: (file) => unprepared.has(file) })
  // Neighboring pages have similar sizes, so dealing them out balances the work.
  const hands = Array.from({ length: processes }, (_, hand) =>
    files.filter((_file, index) => index % processes === hand),
  )
  return (await Promise.all(hands.map((hand) => inProcess({ ...job, files: hand })))).flat()
}

/** Missing if the command is one bundled file (hosts/docker/); all pages are then read in the main process. */
const pageWorker = scriptFile('page-worker')

/**
 * The TypeScript loader, and a larger nursery: parsing creates many short-lived objects, and this saves a
 * quarter of the time.
 */
const nodeOptions = () => [...scriptOptions(), '--max-semi-space-size=64']

function inProcess(job: PageJob): Promise<readonly ReadPage[]> {
  return new Promise((resolve, reject) => {
    const child = fork(pageWorker, { execArgv: nodeOptions(), serialization: 'advanced' })
    child.once('message', (pages) => resolve(pages as readonly ReadPage[]))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`A process of the content check ended with code ${code}.`)))
    child.send(job)
  })
}
