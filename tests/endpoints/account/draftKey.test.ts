import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { journalApi } from '#domain/journal/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let [me, other]: Person[] = []
beforeEach(async () => {
  const { people } = context.current
  ;[me, other] = [await people.adult(), await people.adult()]
})

describe('the key of drafts', () => {
  const keyOf = async (as: Person) => (await context.current.call(accountApi.draftKey, {}, { as })).key

  it('is 256 bits, the same for each session of an account, and another for each account', async () => {
    const key = await keyOf(me!)
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect(await keyOf(me!)).toBe(key)
    expect(await keyOf(other!)).not.toBe(key)
  })

  it('is given to no one who is signed out', async () => {
    expect((await context.current.ask(accountApi.draftKey, {}, {})).status).toBe(401)
    await context.current.call(accountApi.signOut, {}, { as: me! })
    expect((await context.current.ask(accountApi.draftKey, {}, { as: me! })).status).toBe(401)
  })
})

describe('a page of a member beside which another signed in', () => {
  const entry = () => ({ id: newId(), title: '', body: 'Mine alone.', moodId: null, mood: null, tags: [] })

  it('writes nothing into the other account, and reads nothing of it', async () => {
    const headers = { 'x-member': me!.id }
    const { ask, call } = context.current
    for (const answer of [
      await ask(journalApi.saveEntry, { body: entry() }, { as: other!, headers }),
      await ask(journalApi.listEntries, { query: {} }, { as: other!, headers }),
    ]) {
      expect(answer.status).toBe(401)
      expect(JSON.stringify(answer.body)).toContain('common.error.other_account')
    }
    expect((await call(journalApi.listEntries, { query: {} }, { as: other! })).entries).toEqual([])
    expect((await ask(journalApi.saveEntry, { body: entry() }, { as: me!, headers })).status).toBe(200)
  })

  it('learns who is signed in now, and ends no session but its own', async () => {
    const headers = { 'x-member': me!.id }
    const { ask, call } = context.current
    expect((await call(accountApi.readPerson, {}, { as: other!, headers })).person?.id).toBe(other!.id)
    const answer = await ask(accountApi.signOut, {}, { as: other!, headers })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      401,
      expect.stringContaining('common.error.other_account'),
    ])
    expect((await call(accountApi.readPerson, {}, { as: other! })).person?.id).toBe(other!.id)
    expect((await ask(accountApi.signOut, {}, { as: me!, headers })).status).toBe(200)
    // Signed out already: nothing is left to end.
    expect((await ask(accountApi.signOut, {}, { as: me!, headers })).status).toBe(200)
  })
})
