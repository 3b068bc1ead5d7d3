import { addKnownDevice } from '#tests/kit/factories.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkinsApi } from '#domain/checkins/api.ts'
import { coachApi } from '#domain/coach/api.ts'
import { familyApi } from '#domain/family/api.ts'
import { journalApi } from '#domain/journal/api.ts'
import { mailboxOf } from '#domain/account/mailbox.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { pushApi } from '#domain/notifications/pushApi.ts'
import { newDeviceId, signDevice } from '#operations/account/deviceId.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { codesOf, guardians, newGuardian } from './guardians.ts'

const context = useTestContext()
const { start, verify, confirm, revoke, page, me, lastMail, newChild, asked } = guardians(context)

beforeEach(() => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  context.current.realtime.published.length = 0
})

const knownDevice = async (person: Person): Promise<string> => {
  const deviceId = newDeviceId()
  await addKnownDevice(context.current.db, { user_id: person.id, device_id: deviceId })
  return signDevice(deviceId)
}
const checkIn = (as: Person, words: object = {}) =>
  context.current.ask(
    checkinsApi.saveCheckIn,
    { body: { id: newId(), mood: 'calm', intensity: 3, ...words } },
    { as },
  )
const templates = async (to: string) =>
  (await queuedMails(context.current.db)).filter((mail) => mail.to === to).map(({ template }) => template)

describe('a child alone with a second mailbox', () => {
  it('gets contact: check-ins and a journal, and nothing where others meet the child', async () => {
    const { child, guardian, code, token } = await asked()
    const device = await knownDevice(child)
    await verify(child, guardian, code)
    // The page of the mail, too: in the own session, and signed out on the own device.
    expect(codesOf([await confirm(token, { as: child, device })])).toEqual([
      'onboarding.error.guardian_child_here',
    ])
    expect((await confirm(token, { device })).body).toEqual({ level: 'contact' })
    // And with an account of their own that says to be grown up, on the own device.
    const { people, ask, db } = context.current
    const claimed = await people.adult()
    await db.query('update users set email = $2 where id = $1', [claimed.id, guardian])
    await ask(guardianApi.connectGuardianFromPage, { params: { token } }, { as: claimed })
    expect((await confirm(token, { as: claimed, device })).body).toEqual({ level: 'contact' })
    expect(await me(child)).toMatchObject({ guardian: 'contact', needsGuardian: false })

    expect((await checkIn(child)).status).toBe(200)
    const entry = { id: newId(), body: 'words', tags: [], mood: null }
    expect(
      (
        await ask(
          journalApi.saveEntry,
          { body: { ...entry, sharedWithParent: false } as never },
          { as: child },
        )
      ).status,
    ).toBe(200)
    const shared = { ...entry, id: newId(), sharedWithParent: true }
    expect(codesOf([await ask(journalApi.saveEntry, { body: shared as never }, { as: child })])).toEqual([
      'journal.error.guardian_needed',
    ])
    for (const contract of [familyApi.listGroups, familyApi.create, familyApi.join]) {
      const body = contract === familyApi.create ? { id: newId(), name: 'Mine' } : { inviteCode: 'ABCDEFGH' }
      expect(codesOf([await ask(contract as never, { body } as never, { as: child })])).toEqual([
        'family.error.guardian_page',
      ])
    }
  })

  it('is answered nothing that leads to the page of the mail', async () => {
    const { child, guardian, code, token } = await asked()
    const { ask } = context.current
    const answers = [
      await start(child, guardian),
      await ask(consentApi.guardianStatus, {}, { as: child }),
      await verify(child, guardian, code),
      await ask(guardianApi.whoSees, {}, { as: child }),
      await ask(guardianApi.children, {}, { as: child }),
    ]
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(token)
  })

  it('shares nothing with a check-in, and the guardian is told nothing of it, also later', async () => {
    const { child, guardian, code, token } = await asked()
    await verify(child, guardian, code)
    const answer = await checkIn(child, { reflection: 'only mine', isPrivate: false })
    expect(answer.body.checkIn.reflection).toEqual({
      content: 'only mine',
      isPrivate: true,
      sharedWithParent: false,
    })
    context.current.clock.advance(60)
    await confirm(token)
    expect(
      await context.current.db.query('select 1 from parent_notices where child_id = $1', [child.id]),
    ).toEqual([])
    // A person of the staff still learns that words may speak of danger at home.
    const other = await asked()
    await verify(other.child, other.guardian, other.code)
    await checkIn(other.child, { reflection: 'my dad hits me' })
    const incidents = await context.current.db.query(
      'select category from child_safety_cases where user_id = $1',
      [other.child.id],
    )
    expect(incidents).toEqual([{ category: 'danger_at_home' }])
  })
})

describe('a guardian’s own yes', () => {
  it('verifies from the mailed page without the code, says who they are, and is confirmed by mail', async () => {
    const { child, guardian, token } = await asked()
    expect((await confirm(token)).body).toEqual({ level: 'verified' })
    expect(await me(child)).toMatchObject({ guardian: 'verified', needsGuardian: false })
    const [link] = await context.current.db.query(
      'select status, relationship, verified_at from guardian_links where child_id = $1',
      [child.id],
    )
    expect(link).toEqual({
      status: 'verified',
      relationship: 'parent',
      verified_at: context.current.clock.now(),
    })
    expect(context.current.realtime.published).toMatchObject([
      { channel: `private-user-${child.id}`, event: 'guardian-verified' },
    ])
    expect(await templates(guardian)).toEqual(['guardian-code', 'guardian-yes'])
    // Once more is fine, and mails nothing.
    expect((await confirm(token)).body).toEqual({ level: 'verified' })
    expect(await templates(guardian)).toHaveLength(2)
    await revoke(token)
    expect(await templates(guardian)).toEqual(['guardian-code', 'guardian-yes', 'guardian-withdrawn'])
    expect(codesOf([await confirm(token)])).toEqual(['onboarding.error.link_unknown'])
  })

  it('comes after the code too, also from the account that is connected', async () => {
    const { people, call, ask } = context.current
    const mum = await people.adult()
    const child = await newChild()
    await start(child, mum.email)
    const { code, token } = await lastMail(mum.email)
    await verify(child, mum.email, code)
    await call(guardianApi.connectGuardianFromPage, { params: { token } }, { as: mum })
    const { children } = await call(guardianApi.children, {}, { as: mum })
    expect(children).toMatchObject([{ level: 'contact', notified: [], requests: [] }])
    const input = {
      params: { link: children[0]!.link },
      body: { relationship: 'grandparent', isAdult: true, hasRead: true },
    } as const
    expect((await ask(guardianApi.confirmGuardian, input, { as: await people.adult() })).status).toBe(404)
    expect(await call(guardianApi.confirmGuardian, input, { as: mum })).toEqual({ level: 'verified' })
    const [profile] = await context.current.db.query('select parent_id from profiles where id = $1', [
      child.id,
    ])
    expect(profile).toEqual({ parent_id: mum.id })
  })

  it.each([
    ['who they are', { isAdult: true, hasRead: true }, 'body.relationship'],
    ['that they are of age', { relationship: 'carer', isAdult: false, hasRead: true }, 'body.isAdult'],
    ['that they have read it', { relationship: 'carer', isAdult: true, hasRead: false }, 'body.hasRead'],
  ])('without %s is none', async (_, body, field) => {
    const { child, token } = await asked()
    const answer = await context.current.ask(guardianApi.confirmGuardianFromPage, {
      params: { token },
      body: body as never,
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.error.fields!)).toEqual([field])
    expect(await me(child)).toMatchObject({ guardian: 'pending' })
  })

  it('of another address ends what a code gave, and a guardian who was asked in vain is forgotten', async () => {
    const { child, guardian, code, token } = await asked()
    await verify(child, guardian, code)
    context.current.clock.advance(31)
    const real = newGuardian()
    expect((await start(child, real)).status).toBe(200)
    // Asking another one takes nothing away yet.
    expect(await me(child)).toMatchObject({ guardian: 'contact' })
    expect((await confirm((await lastMail(real)).token)).body).toEqual({ level: 'verified' })
    expect((await page(token)).body.status).toBe('revoked')
    expect(await me(child)).toMatchObject({ guardian: 'verified' })
  })

  it('and asking the same guardian again takes nothing away', async () => {
    const { child, guardian, code } = await asked()
    await verify(child, guardian, code)
    context.current.clock.advance(31)
    await start(child, guardian)
    expect(await me(child)).toMatchObject({ guardian: 'contact' })
    expect((await confirm((await lastMail(guardian)).token)).body).toEqual({ level: 'verified' })
  })

  it('is not a minor’s: not of one who is signed in, nor of one whose confirmed address it is', async () => {
    const { people } = context.current
    const { token } = await asked()
    expect(codesOf([await confirm(token, { as: await people.teen() })])).toEqual([
      'onboarding.error.guardian_child_here',
    ])
    const [teen, child] = [await people.teen(), await newChild()]
    await start(child, teen.email)
    const mailed = (await lastMail(teen.email)).token
    expect(codesOf([await confirm(mailed)])).toEqual(['onboarding.error.guardian_minor'])
    // An unconfirmed address says nothing: a stranger may have signed up with it.
    await context.current.db.query('update users set email_verified_at = null where id = $1', [teen.id])
    expect((await confirm(mailed)).status).toBe(200)
  })

  it('and a no at the same moment: the no stands', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { child, guardian, code, token } = await asked()
      const answers = await Promise.all([confirm(token), revoke(token), verify(child, guardian, code)])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect((await me(child)).guardian).toBe('none')
    }
  })
})

describe('a guardian’s code', () => {
  it('is looked at twenty times a day, whatever pauses there were', async () => {
    const { child, guardian } = await asked()
    const seen: string[] = []
    for (let n = 0; n < 4; n += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        seen.push(...codesOf([await verify(child, guardian, `77777${digit}`)]))
      }
      context.current.clock.advance(15 * 60 + 1)
    }
    expect(seen.filter((one) => one !== 'onboarding.error.too_many_attempts')).toHaveLength(20)
    context.current.clock.advance(24 * 3600)
    expect(codesOf([await verify(child, guardian, '777770')])).toEqual(['onboarding.error.code_expired'])
  })
})

describe('before the child’s own address is confirmed', () => {
  it('one guardian’s mailbox is written to in a day', async () => {
    const child = await newChild({ emailVerified: false })
    const first = newGuardian()
    expect((await start(child, first)).status).toBe(200)
    context.current.clock.advance(31)
    const second = await start(child, newGuardian())
    expect(second.body.error).toMatchObject({
      code: 'onboarding.error.confirm_first',
      fields: {
        'body.guardianEmail':
          'Please confirm your own email address first. Then you can name another grown-up.',
      },
    })
    // The same mailbox is fine, also with something after a plus.
    expect((await start(child, first.replace('@', '+again@'))).status).toBe(200)
    context.current.clock.advance(24 * 3600)
    expect((await start(child, newGuardian())).status).toBe(200)
    const confirmed = await newChild()
    await start(confirmed, newGuardian())
    context.current.clock.advance(31)
    expect((await start(confirmed, newGuardian())).status).toBe(200)
  })
})

describe('before a guardian agreed', () => {
  const subscription = {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
    keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) },
  }
  it.each(['none', 'pending'] as const)('(%s) no device is kept and the coach is shut', async (guardian) => {
    const { people, ask, db } = context.current
    const child = await people.child({ guardian })
    expect(codesOf([await ask(pushApi.subscribePush, { body: { subscription } }, { as: child })])).toEqual([
      'checkins.error.guardian_needed',
    ])
    const coach = [
      await ask(coachApi.notificationsPrefs, { body: { op: 'get' } }, { as: child }),
      await ask(coachApi.openMessages, {}, { as: child }),
    ]
    expect(codesOf(coach)).toEqual(['checkins.error.guardian_needed', 'checkins.error.guardian_needed'])
    expect(await db.query('select 1 from push_subscriptions where user_id = $1', [child.id])).toEqual([])
    const agreed = await people.child({ guardian: 'contact' })
    expect((await ask(coachApi.notificationsPrefs, { body: { op: 'get' } }, { as: agreed })).status).toBe(200)
  })
})

describe('mailboxes', () => {
  it('are the same for the database and for the product', async () => {
    const { db, people } = context.current
    for (const email of [
      'Anna.Berg+kids@Example.org',
      'a.n.n.a@googlemail.com',
      'anna@gmail.com.',
      'plain@harbour.example',
      '"odd@part"+x@host.example',
    ]) {
      const child = await people.child({ guardian: 'pending', guardianEmail: email })
      const [row] = await db.query('select guardian_mailbox from guardian_links where child_id = $1', [
        child.id,
      ])
      expect(row!.guardian_mailbox).toBe(mailboxOf(email))
      const [called] = await db.query('select mailbox_of($1) as mailbox', [email])
      expect(called!.mailbox).toBe(mailboxOf(email))
    }
  })
})
