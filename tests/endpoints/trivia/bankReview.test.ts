import { beforeEach, describe, expect, it } from 'vitest'
import { forgetLimits } from '#tests/kit/limits.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { bankDesk } from './bankDesk.ts'
import type { WrittenQuestion } from './newQuestion.ts'

const context = useTestContext()
let anna: Person
let bela: Person

beforeEach(async () => {
  const { clock, db, people } = context.current
  clock.set('2026-03-14T14:00:00Z')
  // The trail can not be emptied, so each test has staff of its own.
  anna = await people.staff('admin')
  bela = await people.staff('moderator')
  await forgetLimits(db)
  await db.query('delete from trivia_questions')
})

const { create, get, askToUpdate, review, trail } = bankDesk(context, () => anna)

describe('a review', () => {
  const code = async (answer: ReturnType<typeof review>) => {
    const { status, body } = await answer
    return status === 200 ? 'ok' : body.error.code.replace('triviaDesk.questions.error.', '')
  }

  it('approves or rejects what waits, and is in the trail', async () => {
    const [first, second] = [await create(anna), await create(anna)]
    expect(await code(review(anna, first.id))).toBe('ok')
    expect(await code(review(bela, second.id, { decision: 'rejected', note: ' Too long. ' }))).toBe('ok')
    expect(await get(second.id)).toMatchObject({
      state: 'rejected',
      note: 'Too long.',
      reviewedBy: bela.email,
      reviewedAt: '2026-03-14T14:00:00.000Z',
    })
    expect((await trail(anna)).at(-1)).toEqual(['trivia_question_approved', { id: first.id }])
    expect(await trail(bela)).toEqual([['trivia_question_rejected', { id: second.id }]])
  })

  it('says why it rejects', async () => {
    const { id } = await create(anna)
    const { status, body } = await review(bela, id, { decision: 'rejected', note: '  ' })
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['body.note']])
    expect((await get(id)).state).toBe('pending')
  })

  it.each<[string, Partial<WrittenQuestion>]>([
    ['for children', { ageGroup: 'child' }],
    ['that are sensitive', { sensitive: true }],
  ])('of questions %s is none of their writers’', async (_, own) => {
    const { id } = await create(anna, own)
    expect((await get(id, anna)).mayApprove).toBe(false)
    expect((await get(id, bela)).mayApprove).toBe(true)
    expect(await code(review(anna, id))).toBe('second_person')
    await askToUpdate(bela, id, { prompt: 'Changed by a colleague?' })
    expect(await code(review(anna, id))).toBe('second_person')
    expect(await code(review(bela, id))).toBe('second_person')
    expect(await code(review(await context.current.people.staff('owner'), id))).toBe('ok')
  })

  it('of a question for children is not escaped by changing its age meanwhile', async () => {
    const { id } = await create(anna)
    expect(await code(review(anna, id))).toBe('ok')
    await askToUpdate(anna, id, { ageGroup: 'child' })
    expect(await get(id)).toMatchObject({ state: 'pending', mayApprove: false })
    expect(await code(review(anna, id))).toBe('second_person')
  })

  it('is of the words that were read', async () => {
    const { id, revision } = await create(anna)
    await askToUpdate(anna, id, { prompt: 'Other words?' })
    expect(await code(review(bela, id, { revision }))).toBe('moved_on')
    expect((await get(id)).state).toBe('pending')
  })

  it('is of questions that wait, and once', async () => {
    const draft = await create(anna, { state: 'draft' })
    expect(await code(review(bela, draft.id))).toBe('not_waiting')
    const { id } = await create(anna)
    const answers = await Promise.all([review(bela, id), review(bela, id), review(anna, id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await code(review(bela, id, { decision: 'rejected', note: 'No.' }))).toBe('not_waiting')
    expect(
      [...(await trail(anna)), ...(await trail(bela))].filter(
        ([event]) => event === 'trivia_question_approved',
      ),
    ).toHaveLength(1)
  })

  it('approves no question whose options read the same', async () => {
    const { id } = await create(anna)
    await context.current.db.query(
      `update trivia_questions set options = '[{"id":"a","text":"Rest"},{"id":"b","text":"rest "}]' where id = $1`,
      [id],
    )
    expect(await code(review(bela, id))).toBe('unfit')
  })
})
