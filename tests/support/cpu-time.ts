/**
 * How long a piece of work keeps the processor busy, in milliseconds. Unlike the time on the clock it hardly depends on what else
 * the machine is doing, so limits can stand in a test.
 */
export function cpuTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
