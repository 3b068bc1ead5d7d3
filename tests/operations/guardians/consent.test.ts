import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { notifyDue } from '#operations/guardians/notifications/notifyDue.ts'
import { closeServices } from '#services'
import type { Person } from '#tests/kit/people.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'
import { NOON, notifying } from './notifying.ts'

const context = useTestContext()
const { clear, checkIn, tell, post, notices, connected } = notifying(context)
beforeEach(clear)
/** What a mail about a check-in says, and none about the consent. */
const NEWS = /checked in/
const linkOf = async (child: Person) =>
  (
    await context.current.db.query<{ id: string }>('select id from guardian_links where child_id = $1', [
      child.id,
    ])
  )[0]!.id

describe('a consent that is taken back', () => {
  const revokeLink = async (child: Person, guardian: Person) =>
    context.current.call(
      guardianApi.revokeGuardian,
      { params: { link: await linkOf(child) } },
      { as: guardian },
    )
  const family = async () => {
    const [mum, child] = [await context.current.people.adult(), await context.current.people.child()]
    await connected(mum, child)
    return { mum, child }
  }

  it('ends what waits and what is on its way by mail, and empties the bell', async () => {
    const { mum, child } = await family()
    await checkIn(child)
    await tell()
    context.current.clock.set('2026-03-12T22:30:00Z')
    await checkIn(child, { mood: 'sad' })
    await revokeLink(child, mum)
    const mails = await post()
    expect(mails.filter(({ text }) => NEWS.test(text))).toEqual([])
    expect(mails).toHaveLength(1)
    expect(
      await context.current.db.query('select 1 from notifications where user_id = $1', [mum.id]),
    ).toEqual([])
    context.current.clock.set('2026-03-13T12:00:00Z')
    expect(await tell()).toEqual({ notified: 0 })
    expect(
      await context.current.db.query(
        `select 1 from email_logs where key like 'parent-notice:%' and user_id = $1`,
        [mum.id],
      ),
    ).toEqual([])
    const answer = await context.current.ask(
      checkinsApi.saveCheckIn,
      { body: { id: newId(), mood: 'happy' } },
      { as: child },
    )
    expect(answer.status).toBe(403)
  })

  it('ends the live connections of the child, after telling them', async () => {
    const { mum, child } = await family()
    const { realtime } = context.current
    realtime.terminated.length = 0
    await revokeLink(child, mum)
    await expect.poll(() => realtime.terminated).toEqual([child.id])
    expect(realtime.published.at(-1)).toMatchObject({
      channel: `private-user-${child.id}`,
      event: 'guardian-revoked',
    })
  })

  it('stands against check-ins and rounds of telling at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { mum, child } = await family()
      const news = () => context.current.mailer.sent.filter(({ text }) => NEWS.test(text)).length
      const before = news()
      const answers = await Promise.all([
        ...Array.from({ length: 6 }, () =>
          context.current.ask(checkinsApi.saveCheckIn, { body: { id: newId(), mood: 'sad' } }, { as: child }),
        ),
        revokeLink(child, mum).then(() => ({ status: 200 })),
        tell().then(() => ({ status: 200 })),
      ])
      expect(answers.filter(({ status }) => status !== 200 && status !== 403)).toEqual([])
      await tell()
      await post()
      expect(news()).toBe(before)
      expect(await context.current.db.query('select 1 from parent_notices where sent_at is null')).toEqual([])
    }
  })

  it('and given again starts anew: nothing of before is told', async () => {
    const { child } = await family()
    await checkIn(child)
    const link = await linkOf(child)
    // As a check-in would that was stored a moment after the consent was taken back.
    await context.current.db.query(`update guardian_links set verified_at = $2 where id = $1`, [
      link,
      new Date(Date.parse(NOON) + 1_000),
    ])
    context.current.clock.advance(60)
    expect(await tell()).toEqual({ notified: 0 })
    expect(await notices(child)).toEqual([])
  })
})

describe('once', () => {
  it('a check-in sent many times at once is told once', async () => {
    const child = await context.current.people.child()
    const body = { id: newId(), mood: 'calm' as const }
    await Promise.all(
      Array.from({ length: 20 }, () => context.current.ask(checkinsApi.saveCheckIn, { body }, { as: child })),
    )
    expect(await notices(child)).toHaveLength(1)
  })

  it('three processes telling at once tell each thing once', async () => {
    const { people, databaseUrl, db } = context.current
    const children = await Promise.all(Array.from({ length: 30 }, () => people.child()))
    await inWaves(60, (n) => checkIn(children[n % 30]!))
    const others = [newTestContext(databaseUrl, { now: NOON }), newTestContext(databaseUrl, { now: NOON })]
    try {
      const rounds = [context.current, ...others].flatMap(({ services }) =>
        Array.from({ length: 4 }, () => notifyDue(services, { batch: 5 })),
      )
      const notified = (await Promise.all(rounds)).reduce((sum, one) => sum + one.notified, 0)
      expect(notified + (await tell()).notified).toBe(60)
    } finally {
      await Promise.all(others.map(({ services }) => closeServices(services)))
    }
    expect(await post()).toHaveLength(30)
    expect(await db.query('select 1 from parent_notices where sent_at is null')).toEqual([])
  })
})

describe('send-parent-notification', () => {
  const send = (as: Person, childId: string, payload = { mood: 'excited', emoji: '🤩', timestamp: NOON }) =>
    context.current.ask(
      guardianApi.sendParentNotification,
      { body: { childId, eventType: 'checkin', payload } },
      { as },
    )

  it('adds nothing to what a check-in does by itself, and believes no claim', async () => {
    const child = await context.current.people.child()
    await checkIn(child, { mood: 'sad' })
    expect((await send(child, child.id)).body).toEqual({ queued: false })
    await tell()
    expect((await send(child, child.id)).body).toEqual({ queued: false })
    const mails = await post()
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('Sad')
    expect(mails[0]!.text).not.toContain('Excited')
  })

  it('makes up for a notice that is not there, but not for old news', async () => {
    const child = await context.current.people.child()
    await checkIn(child)
    await context.current.db.query('delete from parent_notices')
    expect((await send(child, child.id)).body).toEqual({ queued: true })
    await context.current.db.query('delete from parent_notices')
    context.current.clock.advance(25 * 3600)
    expect((await send(child, child.id)).body).toEqual({ queued: false })
  })

  it('is rejected for others, by others, and without a guardian', async () => {
    const { people } = context.current
    const [child, other, adult] = [await people.child(), await people.child(), await people.adult()]
    await checkIn(child)
    for (const person of [other, adult]) expect((await send(person, child.id)).status).toBe(403)
    expect((await send(adult, adult.id)).body.error.code).toBe('onboarding.error.own_events_only')
    const alone = await people.child({ guardian: 'none' })
    expect((await send(alone, alone.id)).body.error.code).toBe('checkins.error.guardian_needed')
  })
})

describe('who sees what', () => {
  it('shows a child what the guardian was told, in the same words', async () => {
    const [mum, child] = [await context.current.people.adult(), await context.current.people.child()]
    await connected(mum, child)
    await checkIn(child, { reflection: 'We won.', isPrivate: false })
    const { call } = context.current
    const before = await call(guardianApi.whoSees, {}, { as: child })
    expect(before.notified.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    expect((await call(guardianApi.children, {}, { as: mum })).children[0]!.notified).toEqual([])
    await tell()
    const seen = await call(guardianApi.whoSees, {}, { as: child })
    expect(seen).toMatchObject({ isConnected: true, sharesMoods: true, maySwitch: false })
    expect((await call(guardianApi.children, {}, { as: mum })).children[0]!.notified).toEqual(seen.notified)
    expect(seen.notified).toMatchObject([
      { event: 'checkin', mood: 'happy', preview: null, state: 'notified' },
      { event: 'journal_shared', mood: null, title: 'We won.', preview: 'We won.' },
    ])
  })

  it.each(['child', 'adult', 'elder'] as const)(
    'does not let a %s switch the sharing of moods',
    async (group) => {
      const person = await context.current.people[group]()
      const answer = await context.current.ask(
        guardianApi.shareMoods,
        { body: { shareMoods: false } },
        { as: person },
      )
      expect(answer).toMatchObject({
        status: 403,
        body: { error: { code: 'onboarding.error.sharing_teens_only' } },
      })
      expect(
        (await context.current.call(accountApi.readPerson, {}, { as: person })).person!.sharesMoods,
      ).toBe(true)
    },
  )

  it('is said to a teen, and to the reader of the guardian’s page', async () => {
    const teen = await context.current.people.teen()
    await context.current.call(guardianApi.shareMoods, { body: { shareMoods: false } }, { as: teen })
    expect((await context.current.call(accountApi.readPerson, {}, { as: teen })).person!.sharesMoods).toBe(
      false,
    )
    await checkIn(teen)
    await tell()
    const token = /\/guardian\/([\w-]+)/.exec((await post())[0]!.text)![1]!
    expect(await context.current.call(consentApi.guardianPage, { params: { token } })).toMatchObject({
      sharesMoods: false,
      visitor: 'signed_out',
    })
  })
})
