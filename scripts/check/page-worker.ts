/** A process of the content check: reads the given pages, sends the results, and ends. */
import type { PageJob } from './read-in-parallel.ts'
import { readPages } from './read-pages.ts'

process.once('message', async ({ folder, files, unprepared }: PageJob) => {
  process.send?.(await readPages(folder, files, { prepares: (file) => unprepared.has(file) }), () =>
    process.disconnect(),
  )
})
