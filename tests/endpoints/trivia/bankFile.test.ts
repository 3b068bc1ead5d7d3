import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IMPORT_ROWS_MAX, triviaBankApi } from '#domain/trivia/bankApi.ts'
import { fromCsv } from '#lib/csv/fromCsv.ts'
import { forgetLimits } from '#tests/kit/limits.ts'
import type { Person } from '#tests/kit/people.ts'
import { offerLanguages } from '#tests/kit/offerLanguages.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { newQuestion, type WrittenQuestion } from './newQuestion.ts'

const context = useTestContext()
beforeAll(() => offerLanguages(context.current.db))
let anna: Person

beforeEach(async () => {
  const { clock, db, people } = context.current
  clock.set('2026-03-14T14:00:00Z')
  anna = await people.staff('admin')
  await forgetLimits(db)
  await db.query('delete from trivia_questions')
})

const create = (own: Partial<WrittenQuestion> = {}) =>
  context.current.call(triviaBankApi.createQuestion, { body: newQuestion(own) }, { as: anna })
const exported = async (filters = {}) =>
  (await context.current.call(triviaBankApi.exportQuestions, { body: filters }, { as: anna })).csv
const preview = (csv: string) =>
  context.current.call(triviaBankApi.previewImport, { body: { csv } }, { as: anna })
const bring = (csv: string, as = anna) =>
  context.current.ask(triviaBankApi.importQuestions, { body: { csv } }, { as })
const stored = () =>
  context.current.db.query(
    `select locale, age_group, category, type, difficulty, prompt, options, correct_option_id, explanation, tags, sensitive
     from trivia_questions order by prompt`,
  )
const forget = () => context.current.db.query('delete from trivia_questions')

const HEAD = 'locale,age_group,category,type,difficulty,prompt,option_a,option_b,correct,explanation'
const row = (prompt: string, rest = 'Rest,Walk,b,Walking helps.') =>
  `en,adult,habits,mcq,easy,${prompt},${rest}`
const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n')

describe('an export', () => {
  it('has every question that fits, and is in the trail', async () => {
    await create({ locale: 'fr' })
    await create()
    expect(fromCsv(await exported())).toHaveLength(3)
    expect(fromCsv(await exported({ locale: 'fr' }))).toHaveLength(2)
    const trail = await context.current.db.query(
      `select metadata from admin_audit_logs where admin_id = $1 and event = 'trivia_questions_exported' order by id`,
      [anna.id],
    )
    expect(trail).toEqual([{ metadata: { rows: 2 } }, { metadata: { rows: 1 } }])
  })

  it('comes back as it went', async () => {
    await create({ prompt: 'Two\nlines, "quoted"?', explanation: 'One.\n\nTwo;\nthree.', tags: ['a b', 'c'] })
    await create({ prompt: "'=quoted", options: [{ text: '=1+1' }, { text: "'-2" }], correctOptionId: 'a' })
    await create({ prompt: 'كيف حالك؟', locale: 'ar', ageGroup: 'child', sensitive: true })
    const [before, csv] = [await stored(), await exported()]
    await forget()
    expect((await bring(csv)).body).toEqual({ imported: 3, known: 0 })
    expect(await stored()).toEqual(before)
  })

  it('has no formula in 10,000 cells', async () => {
    const starts = ['=', '+', '-', '@', '\t=', ' =', '＝', '＋', '－', '＠', "'=", '\n=']
    const bodies = ['1+1', 'cmd|"/c calc"!A1', 'HYPERLINK("http://x","y")', 'SUM(A1:A9)']
    await context.current.db.query(
      `insert into trivia_questions (id, locale, age_group, category, type, difficulty, prompt, options, correct_option_id,
         explanation, tags, sensitive, active, source, review_state, revision)
       select gen_random_uuid(), 'en', 'adult', 'habits', 'mcq', 'easy', f || n,
         jsonb_build_array(jsonb_build_object('id', 'a', 'text', f || 'a', 'emoji', f), jsonb_build_object('id', 'b', 'text', f || 'b')),
         'a', jsonb_build_object('root', jsonb_build_object('type', 'root', 'children', jsonb_build_array(jsonb_build_object(
           'type', 'paragraph', 'children', jsonb_build_array(jsonb_build_object('type', 'text', 'text', f)))))),
         jsonb_build_array(f), false, true, 'generated', 'pending', 1
       from unnest($1::text[]) as f, generate_series(1, 20) as n`,
      [starts.flatMap((start) => bodies.map((body) => start + body))],
    )
    const csv = await exported()
    let cells = 0
    // Cut apart by hand: what is looked at is what a spreadsheet gets.
    for (const [cell] of csv.slice(1).matchAll(/"(?:[^"]|"")*"|[^,\r\n"]+/g)) {
      cells += 1
      expect(cell.replace(/^"/, ''), cell).not.toMatch(/^[\s\ufeff]*[=+\-@＝＋－＠]/u)
    }
    expect(cells).toBeGreaterThan(10_000)
  })
})

describe('an import', () => {
  it('is looked at first, which stores nothing', async () => {
    const csv = file(row('One?'), row('Two?'))
    expect(await preview(csv)).toEqual({
      fresh: 2,
      known: 0,
      issueCount: 0,
      issues: [],
      rows: [
        { line: 2, prompt: 'One?', ageGroup: 'adult', locale: 'en' },
        { line: 3, prompt: 'Two?', ageGroup: 'adult', locale: 'en' },
      ],
    })
    expect(await stored()).toEqual([])
  })

  it('waits for a review, names who brought it, and brings nothing twice', async () => {
    const csv = file(row('One?'), row('Two?'))
    expect((await bring(csv)).body).toEqual({ imported: 2, known: 0 })
    const { questions } = await context.current.call(triviaBankApi.listQuestions, { query: {} }, { as: anna })
    expect(questions.map(({ state, source, author }) => [state, source, author])).toEqual([
      ['pending', 'import', anna.email],
      ['pending', 'import', anna.email],
    ])
    expect((await bring(`${csv}\r\n${row('Three?')}\r\n`)).body).toEqual({ imported: 1, known: 2 })
    const answers = await Promise.all([1, 2, 3].map(() => bring(file(row('Four?')))))
    expect(answers.map(({ body }) => (body as { imported: number }).imported).sort()).toEqual([0, 0, 1])
    const trail = await context.current.db.query<{ metadata: { rows: number } }>(
      `select metadata from admin_audit_logs where admin_id = $1 and event = 'trivia_questions_imported'`,
      [anna.id],
    )
    expect(trail.map(({ metadata }) => metadata.rows).sort()).toEqual([0, 0, 1, 1, 2])
  })

  it('of children’s questions is approved by a colleague', async () => {
    await bring(file(row('One?').replace('adult', 'child')))
    const { questions } = await context.current.call(triviaBankApi.listQuestions, { query: {} }, { as: anna })
    expect(questions[0]!.mayApprove).toBe(false)
  })

  it('says what is wrong in which line and column, and stores none of the file', async () => {
    const csv = file(
      row('Good?'),
      row('"Two\nlines?"', 'Rest,Rest,b,Why.'),
      row(''),
      'de,adult,habits,mcq,easy,Language?,Rest,Walk,b,Why.',
      row('Right?', 'Rest,Walk,e,Why.'),
      row('Gap?', 'Rest,,b,Why.'),
      row('Good?'),
      row('Much?', 'Rest,Walk,b,Why.,more'),
      row('x'.repeat(301)),
    )
    const { issues, issueCount, fresh } = await preview(csv)
    expect(issues).toEqual([
      { line: 3, field: 'option_b', message: 'Another option has the same text.' },
      { line: 5, field: 'prompt', message: 'Please fill this in.' },
      { line: 6, field: 'locale', message: 'Please choose one of the options.' },
      { line: 7, field: 'correct', message: 'Choose the right option.' },
      { line: 8, field: 'option_b', message: 'Please fill this in.' },
      { line: 9, field: 'prompt', message: 'Line 2 has the same question.' },
      { line: 10, field: null, message: 'This line has more cells than the first line.' },
      { line: 11, field: 'prompt', message: 'Please use at most 300 characters.' },
    ])
    expect([issueCount, fresh]).toEqual([8, 2])
    const { status, body } = await bring(csv)
    expect([status, body.error.code, body.error.message]).toEqual([
      422,
      'triviaDesk.questions.error.import_invalid',
      'Nothing was imported. The file has 8 errors.',
    ])
    expect(await stored()).toEqual([])
  })

  it.each([
    ['is empty', HEAD, 1, null],
    ['has an open quote', file(row('"Open?')), 2, null],
    ['lacks a column', 'locale,prompt\nen,One?', 1, 'age_group'],
    ['has a column of its own', `${HEAD},author\n`, 1, 'author'],
    ['has a column twice', `${HEAD},prompt\n`, 1, 'prompt'],
    ['is in another encoding', file(row('Caf\ufffd?')), 1, null],
    ['is no table', '\u0001PK', 1, 'locale'],
  ])('rejects a file that %s', async (_, csv, line, field) => {
    const { issues, fresh } = await preview(csv)
    expect(issues).toEqual([{ line, field, message: expect.any(String) }])
    expect(fresh).toBe(0)
    expect((await bring(csv)).status).toBe(422)
  })

  it('takes at most as many questions as it says', async () => {
    const rows = Array.from({ length: IMPORT_ROWS_MAX }, (_, index) => row(`Number ${index}?`))
    const { issues } = await preview(file(...rows, row('Too many?')))
    expect(issues[0]).toMatchObject({ line: IMPORT_ROWS_MAX + 2, message: expect.stringContaining('2,000') })
    expect((await bring(file(...rows))).body).toEqual({ imported: IMPORT_ROWS_MAX, known: 0 })
  })

  it('reads the semicolons of other countries', async () => {
    expect((await preview(file(row('One?')).replaceAll(',', ';'))).fresh).toBe(1)
  })

  it('answers in the language of the caller', async () => {
    const as = await context.current.people.staff('admin', { locale: 'fr' })
    const { issues } = await context.current.call(
      triviaBankApi.previewImport,
      { body: { csv: HEAD } },
      { as },
    )
    expect(issues[0]!.message).toBe('Le fichier ne contient aucune question.')
  })
})
