import pg from 'pg'
import { vi } from 'vitest'

/**
 * The texts of the statements that `work` sends to the database, in order; not those of the flags, which a process
 * remembers for a while. Nothing else may run meanwhile.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const texts = query.mock.calls.map(([first]) => {
      const sent = first as unknown as string | { text: string }
      return typeof sent === 'string' ? sent : sent.text
    })
    return texts.filter((text) => !text.includes('feature_flags'))
  } finally {
    query.mockRestore()
  }
}
