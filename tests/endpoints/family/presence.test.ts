import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { familyApi } from '#domain/family/api.ts'
import { moderationApi } from '#domain/moderation/api.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { notificationDefaults } from '#domain/notifications/schema.ts'
import type { Person } from '#tests/kit/people.ts'
import { startPushReceiver } from '#tests/kit/pushReceiver.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { runPushJobs, subscribe } from '../../operations/notifications/pushKit.ts'
import { codeOf, families } from './families.ts'

const context = useTestContext()
const { home, three, join, link, enter } = families(context)
const codeIn = (given: { body: { error?: { code: string } } }) => given.body.error?.code

let receiver: Awaited<ReturnType<typeof startPushReceiver>>
beforeAll(async () => void (receiver = await startPushReceiver()))
afterAll(() => receiver.close())
beforeEach(() => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  context.current.realtime.published.length = 0
  receiver.received.length = 0
})

/** Lets a member have been here so many minutes ago. */
const wasHere = ({ id }: Person, minutes: number) =>
  context.current.db.query('update sessions set last_seen_at = $2, expires_at = $3 where user_id = $1', [
    id,
    new Date(context.current.clock.now().getTime() - minutes * 60_000),
    new Date(context.current.clock.now().getTime() + 86_400_000 * 3_650),
  ])
/** What a reader sees of one other member. */
const seenBy = async (as: Person, other: Person) =>
  (await context.current.call(familyApi.readPresence, {}, { as })).members.find(
    ({ userId }) => userId === other.id,
  )
const dot = async (as: Person, other: Person) => (await seenBy(as, other))?.presence
const think = (as: Person, id: string, userId: string) =>
  context.current.ask(familyApi.think, { params: { id, userId } }, { as })
const share = (as: Person, body: { sharesPresence: boolean; takesThoughts: boolean }) =>
  context.current.call(familyApi.saveSharing, { body }, { as })
const bell = async (as: Person) =>
  (await context.current.call(notificationsApi.listNotifications, {}, { as })).notices

describe('presence in a family', () => {
  it('is now for ten minutes, today until the reader’s midnight, and ages without a write', async () => {
    const { admin, second } = await three()
    await wasHere(second, 9)
    expect(await dot(admin, second)).toBe('here')
    await wasHere(second, 11)
    expect(await dot(admin, second)).toBe('today')
    await wasHere(second, 14 * 60 - 1)
    expect(await dot(admin, second)).toBe('today')
    await wasHere(second, 14 * 60 + 1)
    expect(await dot(admin, second)).toBe('hidden')
    // The day is the reader's: it began ten hours ago in Detroit.
    await context.current.db.query(`update profiles set time_zone = 'America/Detroit' where id = $1`, [
      admin.id,
    ])
    await wasHere(second, 10 * 60 - 1)
    expect(await dot(admin, second)).toBe('today')
    await wasHere(second, 10 * 60 + 1)
    expect(await dot(admin, second)).toBe('hidden')
  })

  it('gives words only: no instant, no device, nothing of the reader', async () => {
    const { admin, second, third } = await three()
    await wasHere(second, 1)
    const { members } = await context.current.call(familyApi.readPresence, {}, { as: admin })
    expect(members.map(({ userId }) => userId).sort()).toEqual([second.id, third.id].sort())
    for (const member of members)
      expect(Object.keys(member).sort()).toEqual(['presence', 'thought', 'userId'])
  })

  it('ends with the session, and for an account that is closed', async () => {
    const { db } = context.current
    const { admin, second, third } = await three()
    await wasHere(second, 1)
    await wasHere(third, 1)
    await db.query('delete from sessions where user_id = $1', [second.id])
    expect(await dot(admin, second)).toBe('hidden')
    await db.query('update users set disabled_at = now() where id = $1', [third.id])
    expect(await seenBy(admin, third)).toBeUndefined()
  })

  it('of a child or teen is for their own verified guardian, and for no one else', async () => {
    const { people, db } = context.current
    const { parent, child, group } = await home()
    const [other, teen] = [await people.adult(), await people.teen()]
    await link(parent, teen)
    await enter(teen, group)
    await enter(other, group)
    for (const one of [parent, child, teen, other]) await wasHere(one, 1)
    expect(await dot(parent, child)).toBe('here')
    expect(await dot(parent, teen)).toBe('here')
    for (const minor of [child, teen]) expect(await dot(other, minor)).toBe('hidden')
    expect(await dot(teen, child)).toBe('hidden')
    expect(await dot(child, teen)).toBe('hidden')
    // A child sees who of the adults is here.
    expect(await dot(child, parent)).toBe('here')
    // A guardian by contact only is none for this.
    await db.query(`update guardian_links set status = 'contact' where child_id = $1`, [teen.id])
    expect(await dot(parent, teen)).toBe('hidden')
    // Without an age a member is treated as a minor.
    await db.query('update profiles set age_group = null, age = null where id = $1', [other.id])
    expect(await dot(parent, other)).toBe('hidden')
  })

  it('is off for a member who hides, and looks like a member who was not here', async () => {
    const { admin, second, third } = await three()
    await wasHere(second, 1)
    await wasHere(third, 60 * 24 * 3)
    context.current.realtime.published.length = 0
    expect(await share(second, { sharesPresence: false, takesThoughts: true })).toEqual({
      sharesPresence: false,
      takesThoughts: true,
    })
    const { userId: _one, ...hidden } = (await seenBy(admin, second))!
    const { userId: _two, ...away } = (await seenBy(admin, third))!
    expect(hidden).toEqual(away)
    // Open pages of the family look again.
    expect(context.current.realtime.published).toContainEqual(
      expect.objectContaining({ channel: `private-user-${admin.id}`, event: 'family-changed' }),
    )
    expect(await context.current.call(familyApi.readSharing, {}, { as: admin })).toEqual({
      sharesPresence: true,
      takesThoughts: true,
    })
  })

  it('is hidden on both sides of a block', async () => {
    const { admin, second, third } = await three()
    for (const one of [admin, second, third]) await wasHere(one, 1)
    await context.current.call(moderationApi.block, { body: { userId: second.id } }, { as: admin })
    expect(await dot(admin, second)).toBe('hidden')
    expect(await dot(second, admin)).toBe('hidden')
    expect(await dot(second, third)).toBe('here')
  })

  it('is nothing for strangers, for who waits, and for a child without a guardian’s yes', async () => {
    const { people, ask, call } = context.current
    const { parent, group } = await home()
    const [waiting, stranger] = [await people.adult(), await people.adult()]
    await join(waiting, codeOf(group))
    await wasHere(parent, 1)
    await wasHere(waiting, 1)
    expect(await call(familyApi.readPresence, {}, { as: waiting })).toEqual({ members: [] })
    expect(await call(familyApi.readPresence, {}, { as: stranger })).toEqual({ members: [] })
    expect(await seenBy(parent, waiting)).toBeUndefined()
    const child = await people.child({ guardian: 'contact' })
    expect(codeIn(await ask(familyApi.readPresence, {}, { as: child }))).toMatch(/^family.error.guardian/)
  })
})

describe('thinking of a member', () => {
  it('notifies them by name, live, without words on the locked screen', async () => {
    const { admin, second, id } = await three()
    await subscribe(context.current, second, receiver)
    await context.current.db.query(`update profiles set first_name = 'Ida' where id = $1`, [admin.id])
    expect((await think(admin, id, second.id)).body).toEqual({ sent: true })
    const [first] = await bell(second)
    expect(first).toMatchObject({ message: 'Ida is thinking of you.', link: '/dashboard?tab=family' })
    expect(context.current.realtime.published).toContainEqual(
      expect.objectContaining({ channel: `private-user-${second.id}`, event: 'notice-posted' }),
    )
    await runPushJobs(context.current)
    expect(receiver.received).toHaveLength(1)
    expect(JSON.stringify(receiver.received)).not.toContain('Ida')
    expect((await seenBy(admin, second))!.thought).toBe('sent')
    // Also in the sender's other tabs.
    expect(context.current.realtime.published).toContainEqual(
      expect.objectContaining({ channel: `private-user-${admin.id}`, event: 'families-changed' }),
    )
  })

  it('counts once per pair in six hours, however often and at once it is sent', async () => {
    const { admin, second, third, id } = await three()
    const answers = await Promise.all(Array.from({ length: 8 }, () => think(admin, id, second.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((one) => codeIn(one) === 'family.error.thought_again')).toHaveLength(7)
    expect(await bell(second)).toHaveLength(1)
    // The other direction and other pairs have their own count.
    expect((await think(second, id, admin.id)).status).toBe(200)
    expect((await think(admin, id, third.id)).status).toBe(200)
    context.current.clock.advance(6 * 3_600 + 1)
    expect((await seenBy(admin, second))!.thought).toBe('open')
    expect((await think(admin, id, second.id)).status).toBe(200)
    expect(await bell(second)).toHaveLength(2)
  })

  it('in quiet hours is the bell only', async () => {
    const { admin, second, id } = await three()
    await subscribe(context.current, second, receiver)
    await context.current.call(
      prefsApi.save,
      {
        body: {
          ...notificationDefaults,
          timezone: 'UTC',
          quiet_hours: { enabled: true, start: '13:00', end: '16:00' },
        },
      },
      { as: second },
    )
    await think(admin, id, second.id)
    expect(await bell(second)).toHaveLength(1)
    await runPushJobs(context.current)
    expect(receiver.received).toHaveLength(0)
  })

  it('does not reach who blocked the sender, who cannot tell', async () => {
    const { admin, second, third, id } = await three()
    await context.current.call(moderationApi.block, { body: { userId: admin.id } }, { as: second })
    const [toBlocker, toOther] = [await think(admin, id, second.id), await think(admin, id, third.id)]
    expect(toBlocker.body).toEqual(toOther.body)
    expect((await seenBy(admin, second))!.thought).toBe('sent')
    expect(codeIn(await think(admin, id, second.id))).toBe('family.error.thought_again')
    expect(await bell(second)).toEqual([])
    // The one who blocked is offered nothing, and gets the reason.
    expect((await seenBy(second, admin))!.thought).toBe('closed')
    expect(codeIn(await think(second, id, admin.id))).toBe('family.error.you_blocked')
  })

  it('does not reach who turned it off, and is not offered', async () => {
    const { admin, second, id } = await three()
    await share(second, { sharesPresence: true, takesThoughts: false })
    expect((await seenBy(admin, second))!.thought).toBe('closed')
    expect((await think(admin, id, second.id)).status).toBe(200)
    expect(await bell(second)).toEqual([])
  })

  it('is missing for strangers, for the sender, for another family, and for people who wait', async () => {
    const { people } = context.current
    const { parent, child, group } = await home()
    const [stranger, waiting] = [await people.adult(), await people.adult()]
    const { id: foreign } = await three()
    await join(waiting, codeOf(group))
    const missing = await think(parent, group.id, stranger.id)
    expect(missing.status).toBe(404)
    const answers = [
      await think(stranger, group.id, parent.id),
      await think(parent, group.id, parent.id),
      await think(parent, foreign, child.id),
      await think(parent, group.id, waiting.id),
      await think(waiting, group.id, parent.id),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      expect({ ...answer.body.error, requestId: '' }).toEqual({ ...missing.body.error, requestId: '' })
    }
    // A child of the family may press too.
    expect((await think(child, group.id, parent.id)).status).toBe(200)
  })

  it('is nothing for a child whose guardian took the yes back', async () => {
    const { parent, child, group } = await home()
    await context.current.db.query(`update guardian_links set status = 'contact' where child_id = $1`, [
      child.id,
    ])
    expect(codeIn(await think(child, group.id, parent.id))).toMatch(/^family.error.guardian/)
    expect(await bell(parent)).toEqual([])
  })
})
