import { beforeAll, expect, it } from 'vitest'
import { judgeMessage } from '#domain/chat/judgeMessage.ts'
import { groupOfBand, roomBands } from '#domain/chat/bands.ts'
import { assessText } from '#domain/moderation/assessText.ts'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'
import { bandOf } from '#domain/chat/bands.ts'
import { cast } from '#seed/content/cast.ts'
import { talks, waitingMessages } from '#seed/content/rooms.ts'
import { assignAgeGroup } from '#domain/account/ageGroup.ts'
import { seedDemo } from '#seed/datasets/demo.ts'
import { personId } from '#seed/factories/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const memberOf = (handle: string) => cast.find((member) => member.handle === handle)!

beforeAll(async () => {
  const { db, clock } = context.current
  await db.tx((sql) => seedDemo(sql, { now: clock.now() }))
}, 120_000)

const verdictOf = (text: string, handle: string) => {
  const { age, locale } = memberOf(handle)
  const ageGroup = assignAgeGroup(age)!
  const { risk, profanity, personal } = assessText(text, { ageGroup, locale })
  return judgeMessage({
    text,
    ageGroup,
    level: risk.level,
    isAtHome: risk.harmAtHome,
    profanity,
    listed: readProfanity(text).severity,
    hasPersonal: personal.length > 0,
    isOpinionMissing: false,
  })
}

it('has each band speaking, in four languages, by members of that band alone', () => {
  expect(new Set(talks.map(({ band }) => band))).toEqual(new Set(roomBands))
  const handles = talks.flatMap(({ lines }) => lines.map(([handle]) => handle))
  expect(new Set(handles.map((handle) => memberOf(handle).locale)).size).toBe(4)
  for (const { band, lines } of [
    ...talks,
    ...waitingMessages.map((one) => ({ band: one.band, lines: [[one.handle]] as const })),
  ])
    for (const [handle] of lines) {
      const { age } = memberOf(handle)
      const facts = { ageGroup: groupOfBand(band), age, ageRecordedAt: null, birthDate: null }
      expect(bandOf(facts, new Date()), handle).toBe(band)
    }
})

it('says nothing that our own rules would hold, but what waits', () => {
  for (const { lines, band } of talks)
    for (const [handle, , message] of lines) {
      const verdict = verdictOf(message, handle)
      const isChecked =
        verdict.kind === 'held' && verdict.reason === 'checking' && groupOfBand(band) === 'child'
      expect(verdict.kind === 'posted' || isChecked, message).toBe(true)
    }
  for (const { message, handle, reason } of waitingMessages)
    expect(verdictOf(message, handle), message).toMatchObject({ kind: 'held', reason })
})

it('lets in members with a plan, a grant or a guardian’s yes, and leaves one without', async () => {
  const { db } = context.current
  const plans = await db.query<{ id: string; plan: string; granted: boolean }>(
    `select p.id, p.subscription_status as plan, exists (select from chat_grants g where g.user_id = p.id) as granted
     from profiles p where p.id = any($1::uuid[])`,
    [['maren', 'grace', 'andre'].map(personId)],
  )
  const of = (handle: string) => plans.find(({ id }) => id === personId(handle))
  expect(of('maren')).toMatchObject({ plan: 'trialing', granted: false })
  expect(of('grace')).toMatchObject({ plan: 'free', granted: false })
  expect(of('andre')).toMatchObject({ plan: 'free', granted: true })
  const agreed = await db.query<{ child_id: string }>(
    'select child_id from guardian_links where rooms_agreed_at is not null',
  )
  const children = agreed.map(({ child_id }) => child_id)
  expect(children).toEqual(expect.arrayContaining([personId('mila'), personId('jonas')]))
  expect(children).not.toContain(personId('noah'))
})

it('puts what waits before the moderators', async () => {
  const { db } = context.current
  const held = await db.query(`select 1 from chat_messages where state = 'held'`)
  expect(held.length).toBeGreaterThanOrEqual(waitingMessages.length)
  const forgotten = await db.query(
    `select 1 from chat_messages m where m.state = 'held'
       and not exists (select from moderation_items i where i.subject_id = m.id::text)`,
  )
  expect(forgotten).toEqual([])
})

it('stores every line, and in each room the later ones come after the earlier ones', async () => {
  const said = await context.current.db.query<{ room: string; message: string; at: Date }>(
    `select room_id as room, message, created_at as at from chat_messages where state = 'visible' order by room_id, sequence`,
  )
  const words = new Set(said.map(({ message }) => message))
  for (const { lines } of talks) for (const [, , message] of lines) expect(words, message).toContain(message)
  for (const [index, { room, message, at }] of said.entries()) {
    const before = said[index - 1]
    if (before?.room === room) expect(at.getTime(), message).toBeGreaterThanOrEqual(before.at.getTime())
  }
})
