import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { triviaApi } from '#domain/trivia/api.ts'
import { TEAM_QUESTIONS } from '#domain/trivia/figures.ts'
import { triviaTeamApi } from '#domain/trivia/teamApi.ts'
import { seedLegal } from '#seed/factories/legal.ts'
import { consented } from '#tests/kit/consent.ts'
import { addBlock, addFamily } from '#tests/kit/factories.ts'
import { setFlag } from '#tests/kit/flags.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { publishWeekend, SATURDAY } from './publishWeekend.ts'
import { seedTriviaBank } from '../../../seed/factories/triviaBank.ts'

const context = useTestContext()
let family: string
let [me, kid, granny, other]: Person[] = []

const household = (...members: Person[]): Promise<string> =>
  addFamily(context.current.db, members, { name: 'The Hills', created_by_id: members[0]!.id })
const sayYes = (as: Person, passPhone = true) =>
  context.current.call(triviaApi.saveSettings, { body: { animations: true, passPhone } }, { as })
const teams = async (as: Person) => (await context.current.call(triviaTeamApi.teams, {}, { as })).families
const begin = (as: Person, players: readonly Person[], familyId = family) =>
  context.current.ask(
    triviaTeamApi.beginTeam,
    { body: { familyId, players: players.map(({ id }) => id) } },
    { as },
  )
const answer = (as: Person, game: string, turn: number, choice = 'a') =>
  context.current.ask(triviaTeamApi.answerTeam, { body: { game, turn, choice } }, { as })
const outcome = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
]
const ageOf = async (prompt: string) => {
  const [row] = await context.current.db.query<{ age: AgeGroup }>(
    'select age_group as age from trivia_questions where prompt = $1 and locale = $2',
    [prompt, 'en'],
  )
  return row!.age
}

beforeAll(async () => {
  await seedTriviaBank(context.current.db, context.current.clock.now())
})
beforeEach(async () => {
  const { clock, db, people } = context.current
  clock.set('2026-03-14T14:00:00Z')
  await setFlag(db, 'ff.trivia', true)
  ;[me, kid, granny, other] = [
    await people.adult(),
    await people.child(),
    await people.elder(),
    await people.adult(),
  ]
  family = await household(me!, kid!, granny!)
  for (const one of [me!, kid!, other!]) await sayYes(one)
})

describe('a team', () => {
  it('is of those in the family who said yes', async () => {
    expect(await teams(me!)).toEqual([
      {
        familyId: family,
        name: 'The Hills',
        players: [
          { userId: me!.id, name: 'Maren' },
          { userId: kid!.id, name: 'Mila' },
        ],
      },
    ])
    await sayYes(kid!, false)
    expect((await teams(me!))[0]!.players).toHaveLength(1)
    expect(await teams(other!)).toEqual([])
  })

  it('keeps a yes when only the animations change', async () => {
    const { body } = await context.current.ask(
      triviaApi.saveSettings,
      { body: { animations: false } },
      { as: me! },
    )
    expect(body).toEqual({ animations: false, passPhone: true })
    expect((await context.current.call(triviaApi.weekend, {}, { as: me! })).passPhone).toBe(true)
  })

  it('has no child whose guardian took the yes back, no member who waits, and none who is blocked', async () => {
    const { db } = context.current
    const names = async () => (await teams(me!))[0]!.players.map(({ userId }) => userId)
    await db.query(`update guardian_links set status = 'revoked' where child_id = $1`, [kid!.id])
    expect(await names()).toEqual([me!.id])
    expect((await context.current.ask(triviaTeamApi.teams, {}, { as: kid! })).status).toBe(403)
    await sayYes(granny!)
    expect(await names()).toEqual([me!.id, granny!.id])
    await db.query(`update family_members set role = 'waiting' where user_id = $1`, [granny!.id])
    expect(await names()).toEqual([me!.id])
    await db.query(`update family_members set role = 'member' where user_id = $1`, [granny!.id])
    await addBlock(db, { blocker_id: granny!.id, blocked_id: me!.id, shown_name: 'g' })
    expect(await names()).toEqual([me!.id])
  })

  it('has no child whose parental box was taken back, and none who has not agreed to the texts in force', async () => {
    const { db, clock } = context.current
    const names = async () => (await teams(me!))[0]!.players.map(({ userId }) => userId)
    await db.query(
      'update profiles set parental_confirmed_at = null, parental_withdrawn_at = now() where id = $1',
      [kid!.id],
    )
    expect(await names()).toEqual([me!.id])
    expect(outcome(await begin(me!, [me!, kid!]))).toEqual([409, 'trivia.error.team_yes'])
    await consented(db, kid!.id)
    await sayYes(granny!)
    expect(await names()).toEqual([me!.id, kid!.id, granny!.id])
    await db.tx((sql) => seedLegal(sql, clock.now()))
    await db.query(`update profiles set legal_consents = legal_consents - 'guidelines' where id = $1`, [
      granny!.id,
    ])
    expect(await names()).toEqual([me!.id, kid!.id])
    await db.query('delete from legal_versions')
  })

  it('rejects members who did not say yes, strangers, five players, and another family', async () => {
    expect(outcome(await begin(me!, [me!, granny!]))).toEqual([409, 'trivia.error.team_yes'])
    expect(outcome(await begin(me!, [me!, other!]))).toEqual([409, 'trivia.error.team_yes'])
    expect((await begin(me!, [])).status).toBe(422)
    expect((await begin(me!, [me!, kid!, granny!, other!, me!])).status).toBe(422)
    const theirs = await household(other!)
    const bare = ({ body }: Awaited<ReturnType<typeof begin>>) => ({ ...body.error, requestId: '' })
    const [foreign, missing] = [await begin(me!, [me!], theirs), await begin(me!, [me!], randomUUID())]
    expect(foreign.status).toBe(404)
    expect(bare(foreign)).toEqual(bare(missing))
  })
})

describe('a team game', () => {
  it('gives each player questions for their own age in turn, and no answers', async () => {
    const { status, body } = await begin(me!, [me!, kid!])
    expect(status).toBe(200)
    expect(body.turns).toHaveLength(2 * TEAM_QUESTIONS)
    expect(body.turns.map(({ player }) => player.name)).toEqual(
      Array.from({ length: TEAM_QUESTIONS }, () => ['Maren', 'Mila']).flat(),
    )
    for (const { player, question } of body.turns)
      expect(await ageOf(question.q)).toBe(player.userId === kid!.id ? 'child' : 'adult')
    expect(JSON.stringify(body)).not.toMatch(/correct|explanation/)
  })

  it('counts for the team, in order, the first answer only, and changes no member’s weekend', async () => {
    await publishWeekend(context.current.db, { weekKey: SATURDAY })
    const { body: game } = await begin(me!, [me!, kid!])
    expect((await answer(me!, game.id, 2)).status).toBe(404)
    const right: string[] = []
    for (let turn = 1; turn <= game.turns.length; turn += 1) {
      const { body } = await answer(me!, game.id, turn, 'a')
      if (body.isCorrect) right.push(body.choice)
      expect(body.score).toBe(right.length * 10)
      const again = await answer(me!, game.id, turn, body.correct)
      expect(again.body).toEqual(body)
    }
    expect((await answer(other!, game.id, 1)).status).toBe(404)
    expect((await answer(me!, game.id, 1, 'e')).status).toBe(422)
    for (const table of ['trivia_plays', 'trivia_answers', 'trivia_session_progress'])
      expect(
        await context.current.db.query(`select 1 from ${table} where user_id = any($1)`, [[me!.id, kid!.id]]),
      ).toEqual([])
    // What is kept names neither player.
    const [row] = await context.current.db.query(
      'select turns, answers from trivia_team_games where id = $1',
      [game.id],
    )
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${kid!.id}|Mila|Maren`))
  })

  it('keeps one answer of twenty that come at once, and ends when the next begins', async () => {
    const { body: game } = await begin(me!, [me!])
    const answers = await inWaves(20, (n) => answer(me!, game.id, 1, 'abcd'[n % 4]))
    expect(new Set(answers.map(({ body }) => body.choice)).size).toBe(1)
    await begin(me!, [me!])
    expect((await answer(me!, game.id, 2)).status).toBe(404)
  })

  it('says so where a language and age have no questions', async () => {
    const { db } = context.current
    await db.query(`update trivia_questions set active = false where age_group = 'child'`)
    expect(outcome(await begin(me!, [me!, kid!]))).toEqual([409, 'trivia.error.team_questions'])
    await db.query(`update trivia_questions set active = true`)
  })
})
