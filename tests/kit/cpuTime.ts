/**
 * How much work something is, in milliseconds of processor time over all threads. Unlike time on the clock it stays
 * about the same on a busy machine.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
