import { randomUUID } from 'node:crypto'
import { journalApi } from '#domain/journal/api.ts'
import type { Person } from '#tests/kit/people.ts'
import type { TestContext } from '#tests/kit/testContext.ts'

/** Writing, changing and reading entries in short words. */
export function writers(context: { readonly current: TestContext }) {
  const { ask, call } = {
    ask: (...given: Parameters<TestContext['ask']>) => context.current.ask(...given),
    call: (...given: Parameters<TestContext['call']>) => context.current.call(...given),
  } as Pick<TestContext, 'ask' | 'call'>
  return {
    write: (as: Person, own: object = {}) =>
      call(journalApi.saveEntry, { body: { id: randomUUID(), body: 'A few words.', ...own } }, { as }),
    tryToWrite: (as: Person, own: object = {}) =>
      ask(journalApi.saveEntry, { body: { id: randomUUID(), body: 'A few words.', ...own } }, { as }),
    change: (as: Person, id: string, own: object) =>
      ask(journalApi.changeEntry, { params: { id }, body: { version: 1, body: 'Changed.', ...own } }, { as }),
    list: (as: Person, query: { search?: string; tags?: string; before?: string } = {}) =>
      call(journalApi.listEntries, { query }, { as }),
    read: (as: Person, id: string) => ask(journalApi.readEntry, { params: { id } }, { as }),
    remove: (as: Person, id: string) => ask(journalApi.deleteEntry, { params: { id } }, { as }),
    progress: (as: Person) => call(journalApi.progress, {}, { as }),
    badges: async (as: Person) =>
      (
        await context.current.db.query<{ badge: string }>(
          'select badge from user_badges where user_id = $1 order by earned_at, badge',
          [as.id],
        )
      ).map(({ badge }) => badge),
  }
}
