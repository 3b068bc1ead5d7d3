import { setFlag } from '#tests/kit/flags.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { pushApi } from '#domain/notifications/pushApi.ts'
import { PUSH_DEVICES_MAX } from '#domain/notifications/push.ts'
import { newId } from '#operations/_kit/ids.ts'
import { queuePushes } from '#operations/notifications/queuePush.ts'
import { savePreferences } from '#operations/coach/preferences.ts'
import { coachDefaults } from '#domain/coach/schema.ts'
import { startPushReceiver } from '#tests/kit/pushReceiver.ts'
import { offerLanguages } from '#tests/kit/offerLanguages.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { runPushJobs, subscribe } from './pushKit.ts'

const context = useTestContext()
beforeAll(() => offerLanguages(context.current.db))
let receiver: Awaited<ReturnType<typeof startPushReceiver>>
beforeAll(async () => void (receiver = await startPushReceiver()))
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.received.length = 0
  receiver.answers.length = 0
  context.current.clock.set('2026-03-12T14:00:00Z')
})

const rows = (userId: string) =>
  context.current.db.query<{ endpoint: string; device_id: string; platform: string | null }>(
    'select endpoint, device_id, platform from push_subscriptions where user_id = $1 order by updated_at',
    [userId],
  )
const queue = (userId: string, key = newId()) =>
  queuePushes(
    context.current.db,
    [{ userId, key, locale: 'en', words: { title: 'Title', body: 'Body' }, link: '/dashboard' }],
    { now: context.current.clock.now() },
  )

const pause = (on: boolean) => setFlag(context.current.db, 'ff.notifications_pause', on)

describe('a subscription', () => {
  it('needs a session, and the address of a push service', async () => {
    const { ask, people } = context.current
    const subscription = receiver.subscription()
    expect((await ask(pushApi.subscribePush, { body: { subscription } })).status).toBe(401)
    const me = await people.adult()
    for (const endpoint of ['https://evil.example/x', 'http://10.0.0.1/x', 'https://169.254.169.254/x']) {
      const answer = await ask(
        pushApi.subscribePush,
        { body: { subscription: { ...subscription, endpoint } } },
        { as: me },
      )
      expect(answer.body.error).toMatchObject({ code: 'notifications.error.push_endpoint' })
    }
    const short = { ...subscription, keys: { ...subscription.keys, auth: 'x' } }
    expect((await ask(pushApi.subscribePush, { body: { subscription: short } }, { as: me })).status).toBe(422)
    expect(await rows(me.id)).toEqual([])
  })

  it('is one row however often it is renewed, and keeps the platform only', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    const subscription = receiver.subscription()
    const deviceInfo = { platform: 'Linux', userAgent: 'Firefox', language: 'fr' }
    await Promise.all(
      [1, 2, 3, 4].map(() => call(pushApi.subscribePush, { body: { subscription, deviceInfo } }, { as: me })),
    )
    expect(await rows(me.id)).toEqual([
      { endpoint: subscription.endpoint, device_id: expect.any(String) as string, platform: 'Linux' },
    ])
  })

  it('moves to the account that subscribes with the browser now', async () => {
    const { call, people, db, services } = context.current
    const [first, second] = [await people.adult(), await people.child()]
    const subscription = await subscribe(context.current, first, receiver)
    await queue(first.id)
    await call(pushApi.subscribePush, { body: { subscription } }, { as: second })
    expect(await rows(first.id)).toEqual([])
    expect(await rows(second.id)).toHaveLength(1)
    // What was queued for the first is not shown to the second.
    expect(await runPushJobs({ db, services })).toEqual([])
    expect(receiver.received).toEqual([])
    const status = (as: typeof first) =>
      call(pushApi.hasPush, { body: { endpoint: subscription.endpoint } }, { as })
    expect([await status(first), await status(second)]).toEqual([{ subscribed: false }, { subscribed: true }])
  })

  it('that the browser renewed by itself stays with who had it, and comes to no other member', async () => {
    const { call, people } = context.current
    const [first, second] = [await people.adult(), await people.child()]
    const old = await subscribe(context.current, first, receiver)
    const renewed = { ...old, endpoint: `${old.endpoint}-renewed` }
    const body = { subscription: renewed, replaces: old.endpoint }
    await call(pushApi.subscribePush, { body }, { as: second })
    expect([await rows(first.id), await rows(second.id)]).toMatchObject([[{ endpoint: old.endpoint }], []])
    await call(pushApi.subscribePush, { body }, { as: first })
    expect(await rows(first.id)).toMatchObject([{ endpoint: renewed.endpoint }])
  })

  it('is ended by its owner only', async () => {
    const { call, people } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    const { endpoint } = await subscribe(context.current, me, receiver)
    await call(pushApi.unsubscribePush, { body: { endpoint } }, { as: other })
    expect(await rows(me.id)).toHaveLength(1)
    await call(pushApi.unsubscribePush, { body: { endpoint } }, { as: me })
    await call(pushApi.unsubscribePush, { body: { endpoint } }, { as: me })
    expect(await rows(me.id)).toEqual([])
  })

  it('makes room for the latest ten devices', async () => {
    const { people, clock } = context.current
    const me = await people.adult()
    const all: string[] = []
    for (let index = 0; index < PUSH_DEVICES_MAX + 2; index += 1) {
      clock.set(`2026-03-12T14:${10 + index}:00Z`)
      all.push((await subscribe(context.current, me, receiver)).endpoint)
    }
    expect((await rows(me.id)).map(({ endpoint }) => endpoint)).toEqual(all.slice(2))
  })

  it('falls silent when its device is signed out', async () => {
    const { call, people, db, services } = context.current
    const me = await people.adult()
    await subscribe(context.current, me, receiver)
    await queue(me.id)
    await call(accountApi.signOut, {}, { as: me })
    await queue(me.id)
    await runPushJobs({ db, services })
    expect(receiver.received).toEqual([])
  })
})

describe('a message', () => {
  it('arrives encrypted, signed with the key browsers subscribe with, and for a limited time', async () => {
    const { call, people, db, services } = context.current
    const me = await people.adult()
    await subscribe(context.current, me, receiver)
    await subscribe(context.current, me, receiver)
    await queue(me.id, 'coach:1')
    expect(await runPushJobs({ db, services })).toEqual([])
    expect(receiver.received).toHaveLength(2)
    const [{ payload, headers, claims, publicKey }] = receiver.received as [(typeof receiver.received)[0]]
    expect(payload).toEqual({
      title: 'Title',
      body: 'Body',
      link: '/dashboard',
      locale: 'en',
      tag: 'coach:1',
    })
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(4 * 3600) })
    expect(headers.topic).toMatch(/^[\w-]{32}$/)
    expect(claims).toMatchObject({ aud: receiver.origin, sub: 'mailto:hello@evenkeel.example' })
    const asked = await Promise.all([
      call(pushApi.getVapidKey, {}, { as: me }),
      call(pushApi.postVapidKey, {}, { as: me }),
    ])
    expect(asked).toEqual([{ publicKey }, { publicKey }])
  })

  it('waits no longer than until the quiet hours, and does not come in them', async () => {
    const { people, db, services, clock } = context.current
    const me = await people.adult()
    await subscribe(context.current, me, receiver)
    await savePreferences(db, me.id, coachDefaults, new Date())
    clock.set('2026-03-12T20:00:00Z')
    await queue(me.id)
    await runPushJobs({ db, services })
    expect(receiver.received.map(({ headers }) => headers.ttl)).toEqual(['3600'])
    await queue(me.id)
    clock.set('2026-03-12T21:00:00Z')
    expect(await runPushJobs({ db, services })).toEqual([])
    expect(receiver.received).toHaveLength(1)
  })

  it('is dropped when it has become too old, and while notices are paused', async () => {
    const { people, db, services, clock } = context.current
    const me = await people.adult()
    await subscribe(context.current, me, receiver)
    await queue(me.id)
    clock.set('2026-03-12T18:00:01Z')
    await runPushJobs({ db, services })
    await pause(true)
    await queue(me.id)
    await runPushJobs({ db, services })
    await pause(false)
    expect(receiver.received).toEqual([])
  })

  it.each([404, 410])('to a browser that has withdrawn (%d) is the last', async (status) => {
    const { people, db, services } = context.current
    const me = await people.adult()
    await subscribe(context.current, me, receiver)
    await queue(me.id)
    receiver.answers.push(status)
    expect(await runPushJobs({ db, services })).toEqual([])
    expect(await rows(me.id)).toEqual([])
  })

  it.each([429, 500, 503])('that finds the service busy (%d) is tried again', async (status) => {
    const { people, db, services } = context.current
    const me = await people.adult()
    await subscribe(context.current, me, receiver)
    await queue(me.id)
    receiver.answers.push(status)
    expect((await runPushJobs({ db, services })).map(({ message }) => message)).toEqual([
      `push not sent: status ${status}`,
    ])
    expect(await rows(me.id)).toHaveLength(1)
  })

  it.each([302, 400, 403])('that is rejected (%d) is given up, and goes nowhere else', async (status) => {
    const { people, db, services } = context.current
    const me = await people.adult()
    await subscribe(context.current, me, receiver)
    await queue(me.id)
    receiver.answers.push(status)
    expect(await runPushJobs({ db, services })).toEqual([])
    expect(receiver.received).toEqual([])
    const [row] = await db.query(
      'select last_success_at, last_failure_at from push_subscriptions where user_id = $1',
      [me.id],
    )
    expect(row).toEqual({ last_success_at: null, last_failure_at: expect.any(Date) as Date })
  })

  it('lies in the queue encrypted', async () => {
    const { people, db } = context.current
    const me = await people.adult()
    await subscribe(context.current, me, receiver)
    await queue(me.id)
    const jobs = JSON.stringify(await db.query('select payload from graphile_worker._private_jobs'))
    expect(jobs).not.toMatch(/Title|Body/)
    await db.query('delete from graphile_worker._private_jobs')
  })
})

describe('a test message', () => {
  it('says that no device is there, arrives, or failed', async () => {
    const { ask, people } = context.current
    const me = await people.adult({ locale: 'es' })
    const test = () => ask(pushApi.sendTestPush, {}, { as: me, headers: { 'accept-language': 'es' } })
    expect((await test()).body.error.code).toBe('notifications.error.test_no_device')
    await subscribe(context.current, me, receiver)
    expect((await test()).body).toEqual({ sent: 1 })
    expect(receiver.received[0]!.payload).toMatchObject({ tag: 'test', link: '/settings?tab=notifications' })
    receiver.answers.push(500)
    expect((await test()).body.error.code).toBe('notifications.error.test_failed')
  })

  it('is noted with what kind of device asked and how it went, and only its owner and support read that', async () => {
    const { ask, people, db, clock } = context.current
    const [me, other] = [await people.adult({ locale: 'es' }), await people.adult()]
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.7) Gecko/20100101 Firefox/140.7'
    const test = (headers: Record<string, string> = { 'user-agent': agent }) =>
      ask(pushApi.sendTestPush, {}, { as: me, headers })
    await test()
    await subscribe(context.current, me, receiver)
    await subscribe(context.current, me, receiver)
    receiver.answers.push(500)
    await test()
    receiver.answers.push(500, 500)
    await test({ 'user-agent': 'something of my own/1.0' })
    await pause(true)
    await test({})
    await pause(false)
    const rows = await db.query(
      `select message, result, devices, sent, device_info_platform as platform, device_info_user_agent as agent,
         device_info_language as language, device_info_timestamp as at, created_at
       from test_messages where user_id = $1 order by id`,
      [me.id],
    )
    const [at, message, language] = [clock.now(), rows[0]!.message as string, 'es']
    expect(message).toMatch(/\S/)
    const row = { message, language, at, created_at: at }
    const firefox = { platform: 'Linux', agent: 'Firefox' }
    const unknown = { platform: null, agent: null }
    expect(rows).toEqual([
      { ...row, ...firefox, result: 'no_device', devices: 0, sent: 0 },
      { ...row, ...firefox, result: 'sent', devices: 2, sent: 1 },
      { ...row, ...unknown, result: 'failed', devices: 2, sent: 0 },
      { ...row, ...unknown, result: 'paused', devices: 2, sent: 0 },
    ])
    expect(await db.query('select 1 from test_messages where user_id = $1', [other.id])).toEqual([])
  })

  it('asked for by a signed-out caller is rejected and not noted', async () => {
    const { ask, db } = context.current
    const count = async () => (await db.query('select 1 from test_messages')).length
    const before = await count()
    expect((await ask(pushApi.sendTestPush)).status).toBe(401)
    expect(await count()).toBe(before)
  })

  it('is not sent while notices are paused', async () => {
    const { ask, people } = context.current
    const me = await people.adult()
    await subscribe(context.current, me, receiver)
    await pause(true)
    expect((await ask(pushApi.sendTestPush, {}, { as: me })).status).toBe(503)
    await pause(false)
    expect(receiver.received).toEqual([])
  })

  it('may be asked for five times in ten minutes', async () => {
    const { ask, people } = context.current
    const me = await people.adult()
    const statuses = []
    for (let index = 0; index < 6; index += 1)
      statuses.push((await ask(pushApi.sendTestPush, {}, { as: me })).status)
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429])
  })
})
