import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkinsApi } from '#domain/checkins/api.ts'
import { historyApi } from '#domain/checkins/historyApi.ts'
import { journalApi } from '#domain/journal/api.ts'
import type { RiskLevel } from '#domain/moderation/assessment.ts'
import { careApi } from '#domain/moderation/careApi.ts'
import { reviewText } from '#domain/moderation/jobs.ts'
import { secondOpinion } from '#operations/moderation/secondOpinion.ts'
import type { OpinionRequest, SecondOpinion } from '#services/safety/port.ts'
import { completion, scored, startFakeOpenAi, type FakeOpenAi } from '#tests/services/ai/fakeOpenAi.ts'
import type { Person } from '#tests/kit/people.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

// No rule of ours finds danger in it.
const TEXT = 'Some rain today. I read a little and made soup.'
const DANGER = 'I want to die. Nobody wants me here.'
const env: Record<string, string> = { OPENAI_API_KEY: 'sk-test', SAFETY_AGE_GROUPS: 'teen,adult' }
let fake: FakeOpenAi
beforeAll(async () => {
  fake = await startFakeOpenAi()
  env.OPENAI_BASE_URL = fake.url
})
const context = useTestContext({ env })
let usual: SecondOpinion
beforeAll(() => {
  usual = context.current.services.safety
})
beforeEach(async () => {
  const { db, clock, services } = context.current
  clock.set('2026-03-12T14:00:00Z')
  use(services, usual)
  fake.reset()
  finds('concern')
  await db.query('delete from child_safety_cases')
  await db.query('delete from user_roles')
  await db.query('delete from graphile_worker._private_jobs')
})
afterAll(() => fake.close())

const use = (services: object, safety: SecondOpinion) => Object.assign(services, { safety })
/** A reader of this machine that finds a level, and what it was asked. */
function local(level: RiskLevel) {
  const asked: OpinionRequest[] = []
  const raise: SecondOpinion['raise'] = (request) => {
    asked.push(request)
    return Promise.resolve(level)
  }
  use(context.current.services, {
    source: 'local',
    raise,
    stats: () => ({ state: 'closed', read: 0, raised: 0, failed: 0 }),
  })
  return asked
}
const finds = (level: RiskLevel) =>
  fake.on((path) => (path.endsWith('/moderations') ? scored({ 'self-harm': 0.2 }) : completion({ level })))
const checkIn = async (as: Person, reflection = TEXT) => {
  const body = { id: randomUUID(), mood: 'calm' as const, intensity: 2, reflection }
  await context.current.call(checkinsApi.saveCheckIn, { body }, { as })
  return body
}
const write = async (as: Person, own: object = {}) => {
  const body = { id: randomUUID(), body: TEXT, ...own }
  const saved = await context.current.call(journalApi.saveEntry, { body }, { as })
  return saved.entry
}
const review = () => runQueued(context.current, reviewText)
const queued = () =>
  context.current.db.query<{ payload: { place: string; id: string } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'moderation.reviewText'`,
  )
const isCareOpen = async (as: Person) => (await context.current.call(careApi.care, {}, { as })).isOpen
const items = (of: Person) =>
  context.current.db.query<{ place: string; count: number }>(
    'select place, count::int from child_safety_cases where user_id = $1 order by place',
    [of.id],
  )

describe('a second opinion on stored words', () => {
  it('offers help when it finds danger that our rules did not', async () => {
    const me = await context.current.people.adult()
    await checkIn(me)
    expect(await isCareOpen(me)).toBe(false)
    expect(await review()).toBe(1)
    expect(await isCareOpen(me)).toBe(true)
    expect(await items(me)).toEqual([])
  })

  it('reads each kind of words, new and changed', async () => {
    const { people, call } = context.current
    const me = await people.adult()
    const { id } = await checkIn(me)
    const change = { mood: 'calm' as const, intensity: 2, reflection: `${TEXT} Really.` }
    await call(historyApi.change, { params: { id }, body: change }, { as: me })
    const earlier = { ...change, id: randomUUID(), day: '2026-03-10' }
    await call(historyApi.addEarlier, { body: earlier }, { as: me })
    const entry = await write(me, { title: 'A title', tags: ['guitar'] })
    const changed = { body: TEXT, title: 'Another title', tags: ['guitar'], version: entry.version }
    await call(journalApi.changeEntry, { params: { id: entry.id }, body: changed as never }, { as: me })
    const asked = local('none')
    expect(await review()).toBe(3)
    expect(asked.map(({ text }) => text)).toEqual([
      `${TEXT} Really.`,
      `${TEXT} Really.`,
      `Another title\n${TEXT}\nguitar`,
    ])
  })

  it('has ids in the queue and no words', async () => {
    const me = await context.current.people.adult()
    const { id } = await checkIn(me)
    await write(me, { answersPrompt: true })
    const jobs = await queued()
    expect(jobs.map(({ payload }) => payload.place).sort()).toEqual(['check_in', 'reflection'])
    expect(Object.keys(jobs[0]!.payload).sort()).toEqual(['id', 'place', 'userId', 'writtenAt'])
    expect(jobs.map(({ payload }) => payload.id)).toContain(id)
    expect(JSON.stringify(jobs)).not.toMatch(/guitar|settled/)
  })

  it('that stays below danger changes nothing', async () => {
    const me = await context.current.people.adult()
    for (const level of ['none', 'watch'] as const) {
      finds(level)
      await checkIn(me)
      await review()
    }
    expect(fake.asked.length).toBeGreaterThan(0)
    expect(await isCareOpen(me)).toBe(false)
  })

  it('of a minor asks a person of the staff, who is notified at once', async () => {
    const { people, realtime } = context.current
    const staff = await people.marked()
    const teen = await people.teen()
    await write(teen)
    await review()
    expect(await items(teen)).toEqual([{ place: 'journal', count: 1 }])
    expect(await isCareOpen(teen)).toBe(true)
    expect(realtime.published.map(({ channel }) => channel)).toContain(`private-user-${staff.id}`)
  })

  it('answers once, however often it runs', async () => {
    const { people, call } = context.current
    const [teen, adult] = [await people.teen(), await people.adult()]
    for (const person of [teen, adult]) {
      await write(person)
      const jobs = await queued()
      await review()
      await call(careApi.putCareAway, {}, { as: person })
      await Promise.all(jobs.map(({ payload }) => again(payload)))
      await Promise.all([...jobs, ...jobs].map(({ payload }) => again(payload)))
      expect(await isCareOpen(person)).toBe(false)
    }
    expect(await items(teen)).toEqual([{ place: 'journal', count: 1 }])
  })

  it('of words that were deleted meanwhile does nothing, and they do not leave', async () => {
    const { people, call } = context.current
    const teen = await people.teen()
    const entry = await write(teen)
    const { id } = await checkIn(teen)
    await call(journalApi.deleteEntry, { params: { id: entry.id } }, { as: teen })
    await call(historyApi.remove, { params: { id } }, { as: teen })
    expect(await review()).toBe(2)
    expect(fake.asked).toEqual([])
    expect(await items(teen)).toEqual([])
  })

  it('that fails leaves everything as it was', async () => {
    fake.on(() => ({ status: 500, json: {} }))
    const me = await context.current.people.adult()
    await checkIn(me)
    expect(await review()).toBe(1)
    expect(await isCareOpen(me)).toBe(false)
  })
})

const again = async (payload: object) => {
  const { run } = await import('#jobs/moderation/reviewText.ts')
  const signal = new AbortController().signal
  await run({
    input: reviewText.input.parse(payload),
    services: context.current.services,
    signal,
    isLastTry: false,
  })
}

describe('no second opinion', () => {
  it.each([
    ['of ages the operator did not name', () => context.current.people.elder()],
    ['of a child, also with a guardian', () => context.current.people.child()],
    ['of a teen whose guardian did not say yes', () => context.current.people.teen({ guardian: 'contact' })],
  ])('%s', async (_, person) => {
    await write(await person())
    expect(await queued()).toEqual([])
  })

  it('of a teen whose guardian takes the agreement back before it is asked', async () => {
    const { people, db } = context.current
    const teen = await people.teen()
    await write(teen)
    await db.query(`update guardian_links set status = 'revoked' where child_id = $1`, [teen.id])
    expect(await review()).toBe(1)
    expect(fake.asked).toEqual([])
  })

  it('where none is set', async () => {
    const me = await context.current.people.adult()
    const { noSecondOpinion } = await import('#services/safety/embedded.ts')
    use(context.current.services, noSecondOpinion())
    await checkIn(me)
    await write(me)
    expect(await queued()).toEqual([])
  })

  it('of words our rules answer, nor of a check-in without words', async () => {
    const me = await context.current.people.adult()
    await checkIn(me, DANGER)
    await checkIn(me, '')
    expect(await queued()).toEqual([])
  })
})

it('a model on this machine reads the words of all ages', async () => {
  const asked = local('urgent')
  const child = await context.current.people.child({ guardian: 'contact', locale: 'fr' })
  await write(child)
  await review()
  expect(asked).toEqual([
    { text: TEXT, locale: 'fr', ageGroup: 'child', level: 'none', isGuardianAgreed: false },
  ])
  expect(await items(child)).toHaveLength(1)
})

it('a member without an age group keeps the level', async () => {
  const asked = local('urgent')
  const actor = { ageGroup: null, guardian: 'none', locale: null } as const
  expect(await secondOpinion(context.current.services, { actor, text: TEXT, level: 'watch' })).toBe('watch')
  expect(asked).toEqual([])
})
