/**
 * Returns the CPU time of a task in milliseconds. Unlike elapsed time, it hardly depends on the machine's
 * load, so tests can use limits.
 */
export function cpuTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
