/** A process of the content check: reads the pages it was given, sends what they say, and ends. */
import type { PageJob } from './read-in-parallel.ts'
import { readPages } from './read-pages.ts'

process.once('message', async ({ folder, files }: PageJob) => {
  process.send?.(await readPages(folder, files), () => process.disconnect())
})
