/**
 * How many requests of a long work run at the same time: enough to use the connection, few enough to leave bandwidth for
 * the reader.
 */
const atOnce = 6

/** Does the work for each item, several at the same time. The first failure ends all. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]()
  let hasFailed = false
  const lane = async () => {
    for (let next = queue.next(); !next.done && !hasFailed; next = queue.next()) {
      try {
        await work(next.value)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, lane))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
