import { beforeEach, describe, expect, it } from 'vitest'
import { can, staffRoles } from '#domain/access/staff.ts'
import { BANK_PAGE, triviaBankApi } from '#domain/trivia/bankApi.ts'
import { forgetLimits } from '#tests/kit/limits.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { bankDesk } from './bankDesk.ts'
import { newQuestion } from './newQuestion.ts'

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

const { askToCreate, create, list, get, askToUpdate, review, trail } = bankDesk(context, () => anna)

describe('who keeps the bank', () => {
  it.each(staffRoles)('staff who keep content: %s', async (role) => {
    const as = await context.current.people.staff(role)
    const status = can([role], 'content.write') ? 200 : 403
    const { id } = await create(anna)
    const { ask } = context.current
    const params = { id }
    const csv = 'locale\n'
    const answers = [
      await ask(triviaBankApi.deskStatistics, {}, { as }),
      await ask(triviaBankApi.listQuestions, { query: {} }, { as }),
      await askToCreate(as),
      await ask(triviaBankApi.setQuestionActive, { params, body: { active: false } }, { as }),
      await askToUpdate(as, id, { prompt: `By ${role}?` }),
      await review(as, id),
      await ask(triviaBankApi.exportQuestions, { body: {} }, { as }),
      await ask(triviaBankApi.previewImport, { body: { csv } }, { as }),
      await ask(triviaBankApi.deleteQuestion, { params }, { as }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
    expect((await ask(triviaBankApi.importQuestions, { body: { csv } }, { as })).status).toBe(
      status === 200 ? 422 : 403,
    )
  })

  it('no member, and no staff without a second factor', async () => {
    const { people } = context.current
    for (const as of [await people.adult(), await people.staff('admin', { mfa: 'enrolled' })]) {
      expect((await askToCreate(as)).status).toBe(403)
      expect((await context.current.ask(triviaBankApi.listQuestions, { query: {} }, { as })).status).toBe(403)
    }
    expect(await context.current.db.query('select 1 from trivia_questions')).toEqual([])
  })
})

describe('a new question', () => {
  it('waits for its review, or is a draft, and is in the trail', async () => {
    const sent = await create(anna)
    expect(sent).toMatchObject({
      state: 'pending',
      source: 'staff',
      author: anna.email,
      editedBy: null,
      revision: 1,
      active: true,
      options: [{ id: 'a', text: 'Rest' }, { id: 'b', text: 'A walk', emoji: '🌿' }, {}, {}],
      explanation: 'Walking helps.',
    })
    expect((await create(anna, { state: 'draft' })).state).toBe('draft')
    expect((await trail(anna))[0]).toEqual(['trivia-questions.create', { id: sent.id }])
  })

  it.each<[string, object, string]>([
    ['no prompt', { prompt: '  ' }, 'body.prompt'],
    ['a long prompt', { prompt: 'x'.repeat(301) }, 'body.prompt'],
    ['one option', { options: [{ text: 'Rest' }] }, 'body.options'],
    ['seven options', { options: 'abcdefg'.split('').map((text) => ({ text })) }, 'body.options'],
    ['an empty option', { options: [{ text: 'Rest' }, { text: '' }] }, 'body.options.1.text'],
    [
      'two equal options',
      { options: [{ text: 'Rest' }, { text: ' REST ' }], correctOptionId: 'a' },
      'body.options.1.text',
    ],
    [
      'a right option that is not there',
      { options: [{ text: 'Rest' }, { text: 'Walk' }], correctOptionId: 'c' },
      'body.correctOptionId',
    ],
    ['no explanation', { explanation: '' }, 'body.explanation'],
    ['a long explanation', { explanation: 'x'.repeat(601) }, 'body.explanation'],
    ['an unknown language', { locale: 'de' }, 'body.locale'],
    ['an unknown age', { ageGroup: 'baby' }, 'body.ageGroup'],
    ['an unknown category', { category: 'sports' }, 'body.category'],
    ['a state of its own', { state: 'approved' }, 'body.state'],
    ['a source of its own', { source: 'curated' }, 'body.source'],
    ['a long tag', { tags: ['x'.repeat(31)] }, 'body.tags.0'],
  ])('is rejected at its field: %s', async (_, own, field) => {
    const { status, body } = await askToCreate(anna, own as never)
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, [field]])
    expect((await list()).total).toBe(0)
  })

  it('is not stored twice, not even at the same moment', async () => {
    const prompt = 'What is a kind word?'
    const answers = await Promise.all([1, 2, 3, 4].map(() => askToCreate(anna, { prompt })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    const refused = answers.find(({ status }) => status === 422)!
    expect(refused.body.error.fields).toEqual({
      'body.prompt': 'The bank has this question for this age and language.',
    })
    expect((await askToCreate(anna, { prompt, ageGroup: 'teen' })).status).toBe(200)
  })
})

describe('a changed question', () => {
  it('goes back to review, whatever its state was', async () => {
    const { id } = await create(anna)
    await review(bela, id, { note: 'Good.' })
    expect(await get(id)).toMatchObject({ state: 'approved', note: 'Good.', reviewedBy: bela.email })
    expect((await askToUpdate(bela, id, { explanation: 'Walking lifts the mood.' })).status).toBe(200)
    expect(await get(id)).toMatchObject({
      state: 'pending',
      note: null,
      reviewedBy: null,
      reviewedAt: null,
      editedBy: bela.email,
      author: anna.email,
    })
    expect((await trail(bela)).at(-1)).toEqual(['trivia-questions.update', { id, fields: ['explanation'] }])
  })

  it('stays as it is when nothing changed', async () => {
    const { id } = await create(anna)
    await review(bela, id)
    const before = await get(id)
    expect((await askToUpdate(anna, id, {})).status).toBe(200)
    expect(await get(id)).toEqual(before)
    expect(await trail(anna)).toHaveLength(1)
  })

  it('is sent to review as a draft, without a change of words', async () => {
    const { id } = await create(anna, { state: 'draft' })
    await askToUpdate(anna, id, {})
    expect(await get(id)).toMatchObject({ state: 'pending', editedBy: null, revision: 2 })
  })

  it('does not overwrite what a colleague changed', async () => {
    const { id } = await create(anna)
    await askToUpdate(bela, id, { prompt: 'A new wording?' })
    const { status, body } = await askToUpdate(anna, id, { prompt: 'Mine?', revision: 1 })
    expect([status, body.error.code]).toEqual([409, 'triviaDesk.questions.error.moved_on'])
    expect((await get(id)).prompt).toBe('A new wording?')
  })

  it('keeps the looks of an explanation whose words stay', async () => {
    const { db } = context.current
    const { id } = await create(anna)
    const stored = async () =>
      JSON.stringify((await db.query('select explanation from trivia_questions where id = $1', [id]))[0])
    await db.query(
      `update trivia_questions set explanation = jsonb_set(explanation, '{root,children,0,children,0,format}', '1') where id = $1`,
      [id],
    )
    const bold = await stored()
    await askToUpdate(anna, id, { prompt: 'Another prompt?' })
    expect(await stored()).toBe(bold)
  })

  it('answers 404 for one that is gone', async () => {
    const { id } = await create(anna)
    const gone = { params: { id: anna.id } }
    const { ask } = context.current
    const body = { ...newQuestion(), revision: 1 }
    const note = { decision: 'approved' as const, note: '', revision: 1 }
    expect((await ask(triviaBankApi.updateQuestion, { ...gone, body }, { as: anna })).status).toBe(404)
    expect((await ask(triviaBankApi.reviewQuestion, { ...gone, body: note }, { as: anna })).status).toBe(404)
    expect((await ask(triviaBankApi.deleteQuestion, gone, { as: anna })).status).toBe(404)
    expect((await ask(triviaBankApi.deleteQuestion, { params: { id } }, { as: bela })).status).toBe(200)
    expect((await list()).total).toBe(0)
    expect(await trail(bela)).toEqual([['trivia-questions.delete', { id }]])
  })

  it('is put out of use and back, without a review', async () => {
    const { id } = await create(anna)
    await review(bela, id)
    const set = (active: boolean) =>
      context.current.call(
        triviaBankApi.setQuestionActive,
        { params: { id }, body: { active } },
        { as: anna },
      )
    expect((await set(false)).question).toMatchObject({ active: false, state: 'approved' })
    await set(false)
    expect((await set(true)).question).toMatchObject({ active: true, state: 'approved' })
    expect((await trail(anna)).slice(1)).toEqual([
      ['trivia-questions.update', { id, fields: ['active'] }],
      ['trivia-questions.update', { id, fields: ['active'] }],
    ])
  })
})

describe('the list', () => {
  it('is newest first, page by page, each question once', async () => {
    const { clock } = context.current
    const made: string[] = []
    for (let index = 0; index < BANK_PAGE + 3; index += 1) {
      if (index % 2 === 0) clock.advance(1)
      await forgetLimits(context.current.db)
      made.push((await create(anna)).id)
    }
    const first = await list()
    expect([first.questions.length, first.total]).toEqual([BANK_PAGE, BANK_PAGE + 3])
    const second = await list({ before: first.next! })
    expect(second.next).toBeNull()
    expect([...first.questions, ...second.questions].map(({ id }) => id)).toEqual(made.toReversed())
  })

  it('is narrowed to what is asked for', async () => {
    const child = await create(anna, { ageGroup: 'child', difficulty: 'hard', tags: ['sleep'] })
    const french = await create(anna, { locale: 'fr', category: 'values', prompt: '100 % calme_ ?' })
    await review(bela, french.id)
    const ids = async (query: Parameters<typeof list>[0]) => (await list(query)).questions.map(({ id }) => id)
    expect(await ids({ ageGroup: 'child' })).toEqual([child.id])
    expect(await ids({ locale: 'fr' })).toEqual([french.id])
    expect(await ids({ category: 'values' })).toEqual([french.id])
    expect(await ids({ difficulty: 'hard' })).toEqual([child.id])
    expect(await ids({ state: 'approved' })).toEqual([french.id])
    expect(await ids({ source: 'import' })).toEqual([])
    expect(await ids({ active: 'no' })).toEqual([])
    expect(await ids({ search: 'CALME' })).toEqual([french.id])
    expect(await ids({ search: '% calme_' })).toEqual([french.id])
    expect(await ids({ search: '_' })).toEqual([french.id])
    expect(await ids({ search: 'sleep' })).toEqual([child.id])
    expect(await ids({ search: 'a walk', ageGroup: 'child' })).toEqual([child.id])
    expect((await list({ locale: 'fr' })).total).toBe(1)
  })

  it.each([{ before: 'yesterday' }, { state: 'open' }, { search: 'x'.repeat(101) }, { strange: '1' }])(
    'rejects %j',
    async (query) => {
      const { status } = await context.current.ask(
        triviaBankApi.listQuestions,
        { query: query as never },
        { as: anna },
      )
      expect(status).toBe(422)
    },
  )
})
