/** Calls that are under way at the same time. More would only wait for connections, and time out on a busy machine. */
const AT_ONCE = 40

/** Makes many calls at once, in a few big waves. Gives the answers in the order of the calls. */
export async function inWaves<T>(total: number, call: (n: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  while (answers.length < total) {
    const size = Math.min(AT_ONCE, total - answers.length)
    answers.push(...(await Promise.all(Array.from({ length: size }, (_, n) => call(answers.length + n)))))
  }
  return answers
}
