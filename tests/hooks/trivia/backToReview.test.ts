import { handleEndpoints } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callerOf } from '#access/callers.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { CallInput } from '#domain/api/contract.ts'
import { storedRichText } from '#domain/content/storedRichText.ts'
import { triviaBankApi } from '#domain/trivia/bankApi.ts'
import { forgetLimits } from '#tests/kit/limits.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

// Payload's own doors to the bank: its edit screen and REST, which obey the rules of the desk.
const context = useTestContext()
let writer: Person
let editor: Person
let id: string

const question: CallInput<typeof triviaBankApi.createQuestion>['body'] = {
  locale: 'en',
  ageGroup: 'child',
  category: 'habits',
  type: 'mcq',
  difficulty: 'easy',
  prompt: 'What helps?',
  options: [{ text: 'Rest' }, { text: 'Walk' }],
  correctOptionId: 'b',
  explanation: 'Walking helps.',
  tags: [],
  sensitive: false,
  state: 'pending',
}

beforeAll(async () => {
  process.env.DATABASE_URL = context.current.databaseUrl
  await context.current.content.payload()
}, 60_000)
beforeEach(async () => {
  const { call, db, people } = context.current
  await forgetLimits(db)
  await db.query('delete from trivia_questions')
  writer = await people.staff('moderator')
  editor = await people.staff('admin')
  id = (await call(triviaBankApi.createQuestion, { body: question }, { as: writer })).question.id
  await review(editor)
})

const row = async () => {
  const [stored] = await context.current.db.query<Record<string, unknown>>(
    `select prompt, review_state as state, review_note as note, edited_by_id as "editedBy", reviewed_by_id as "reviewedBy",
       active, revision::int as revision, source, options from trivia_questions where id = $1`,
    [id],
  )
  return stored!
}
const revisionNow = async () => Number((await row()).revision)
const review = async (as: Person, read?: number) => {
  const revision = read ?? (await revisionNow())
  const body = { decision: 'approved' as const, note: '', revision }
  return context.current.ask(triviaBankApi.reviewQuestion, { params: { id }, body }, { as })
}
/** Saves as the edit screen does. */
async function save(as: Person, data: object, role = 'admin'): Promise<void> {
  const actor = { id: as.id, roles: [role], mfaPassed: true } as unknown as Actor
  const payload = await context.current.content.payload()
  const user = callerOf(actor, 'relaxed')
  await payload.update({ collection: 'trivia-questions', id, data, overrideAccess: false, user })
}
async function rest(as: Person, method: string, body?: object) {
  const config = await (await import('#payload-config')).default
  const path = method === 'POST' ? '/trivia-questions' : `/trivia-questions/${id}`
  const { status } = await handleEndpoints({
    config: Promise.resolve(config),
    request: new Request(`http://localhost:3000/api${path}`, {
      method,
      headers: { origin: 'http://localhost:3000', cookie: as.cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  })
  return status
}

describe('the edit screen', () => {
  it('sends changed words back to review, with who changed them', async () => {
    expect(await row()).toMatchObject({ state: 'approved', reviewedBy: editor.id })
    await save(editor, { explanation: storedRichText('Other words.') })
    expect(await row()).toMatchObject({ state: 'pending', editedBy: editor.id, reviewedBy: null, note: null })
    expect((await review(editor)).body).toMatchObject({
      error: { code: 'triviaDesk.questions.error.second_person' },
    })
    expect((await review(await context.current.people.staff('owner'))).status).toBe(200)
    const trail = await context.current.db.query<{ event: string; metadata: { fields: string[] } }>(
      `select event, metadata from admin_audit_logs where admin_id = $1 and event = 'trivia-questions.update'`,
      [editor.id],
    )
    expect(trail[0]?.metadata.fields).toEqual(expect.arrayContaining(['explanation', 'reviewState']))
  })

  it('sends a question that becomes sensitive back, and leaves a draft a draft', async () => {
    await save(editor, { sensitive: true })
    expect((await row()).state).toBe('pending')
    await context.current.db.query(`update trivia_questions set review_state = 'draft' where id = $1`, [id])
    await save(editor, { prompt: 'Another prompt?' })
    expect((await row()).state).toBe('draft')
  })

  it('puts a question out of use without a review', async () => {
    await save(editor, { active: false })
    expect(await row()).toMatchObject({
      state: 'approved',
      active: false,
      editedBy: null,
      reviewedBy: editor.id,
    })
  })

  it('does not approve, nor change what the desk writes', async () => {
    await save(editor, { prompt: 'Another prompt?' })
    const before = await row()
    const claimed = {
      reviewState: 'approved',
      reviewedBy: editor.id,
      editedBy: null,
      source: 'curated',
      revision: 1,
    }
    await save(editor, { ...claimed, options: [], author: editor.id })
    expect(await row()).toEqual({ ...before, revision: Number(before.revision) + 1 })
  })

  it.each(['', 'x'.repeat(301)])('rejects a prompt of %j', async (prompt) => {
    await expect(save(editor, { prompt })).rejects.toThrow()
    expect(await row()).toMatchObject({ prompt: 'What helps?', state: 'approved' })
  })

  it('never leaves words approved that no one read, however saves and reviews meet', async () => {
    const owner = await context.current.people.staff('owner')
    const ends = new Set<unknown>()
    for (let round = 0; round < 10; round += 1) {
      await save(editor, { prompt: `Before ${round}?` })
      const read = await revisionNow()
      const work = [
        () => review(owner, read),
        () => save(editor, { prompt: `After ${round}?` }),
        () => save(editor, { active: round % 2 === 0 }),
      ]
      await Promise.allSettled((round % 2 ? work : work.toReversed()).map((begin) => begin()))
      const { prompt, state } = await row()
      ends.add(state)
      if (state === 'approved') expect(prompt).toBe(`Before ${round}?`)
    }
    expect(ends).toContain('pending')
  })
})

describe('the REST door', () => {
  it('creates nothing, changes words under the same rules, and deletes for those who keep content', async () => {
    const { people } = context.current
    expect(await rest(editor, 'POST', { ...question, reviewState: 'approved' })).toBe(403)
    expect(await rest(editor, 'PATCH', { prompt: 'By REST?', reviewState: 'approved' })).toBe(200)
    expect(await row()).toMatchObject({ prompt: 'By REST?', state: 'pending', editedBy: editor.id })
    for (const as of [await people.staff('support'), await people.adult()]) {
      expect(await rest(as, 'PATCH', { prompt: 'Not allowed?' })).toBe(403)
      expect(await rest(as, 'DELETE')).toBe(403)
    }
    expect(await rest(editor, 'DELETE')).toBe(200)
    expect(await row()).toBeUndefined()
  })
})
