import { setFlag } from '#tests/kit/flags.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationsApi } from '#domain/notifications/api.ts'
import { codeOf, families } from '#tests/endpoints/family/families.ts'
import type { Person } from '#tests/kit/people.ts'
import { startPushReceiver } from '#tests/kit/pushReceiver.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { notifying } from '../guardians/notifying.ts'
import { runPushJobs, subscribe } from './pushKit.ts'

const context = useTestContext()
const { clear, checkIn, tell, post, connected } = notifying(context)
const { create, join, act, link } = families(context)
let receiver: Awaited<ReturnType<typeof startPushReceiver>>
beforeAll(async () => void (receiver = await startPushReceiver()))
afterAll(() => receiver.close())
beforeEach(async () => {
  await clear()
  receiver.received.length = 0
})
afterEach(() => pause(false))

const pause = (on: boolean) => setFlag(context.current.db, 'ff.notifications_pause', on)
const bell = async (as: Person) =>
  (await context.current.call(notificationsApi.listNotifications, {}, { as })).notices
/** What devices showed. */
const shown = async () => {
  expect(await runPushJobs(context.current)).toEqual([])
  return receiver.received.map(({ payload: { title, body, link } }) => ({ title, body, link }))
}
const neutral = { title: 'Something for you', body: 'Open Evenkeel to read it.' }

describe('a notice of a family', () => {
  const asked = async () => {
    const { people } = context.current
    const [founder, child, stranger] = [
      await people.adult(),
      await people.child(),
      await people.adult({ firstName: 'Ada' }),
    ]
    await subscribe(context.current, founder, receiver)
    await subscribe(context.current, stranger, receiver)
    await link(founder, child)
    const group = await create(founder)
    await join(child, codeOf(group))
    await join(stranger, codeOf(group))
    return { founder, stranger, admit: () => act('admit', founder, group.id, stranger.id) }
  }

  it('reaches the bell with words and devices without names, and sends no mail', async () => {
    const { founder, stranger, admit } = await asked()
    // To the guardian of the child there, who decides; it names neither who asks nor the family.
    expect(await bell(founder)).toMatchObject([
      { title: 'A question about Mila', link: '/settings?tab=guardian' },
    ])
    await admit()
    expect(await bell(stranger)).toHaveLength(1)
    expect(await post()).toEqual([])
    expect(await shown()).toEqual([
      { ...neutral, link: '/settings?tab=guardian' },
      { ...neutral, link: '/dashboard?tab=family' },
    ])
  })

  it('is none while notices are paused, and the yes counts all the same', async () => {
    await pause(true)
    const { founder, stranger, admit } = await asked()
    expect((await admit()).status).toBe(200)
    expect([await bell(founder), await bell(stranger)]).toEqual([[], []])
    expect(await shown()).toEqual([])
  })
})

describe('the bell of a guardian', () => {
  const notified = async () => {
    const [mum, child] = [await context.current.people.adult(), await context.current.people.child()]
    await connected(mum, child)
    await subscribe(context.current, mum, receiver)
    await checkIn(child, { mood: 'sad', reflection: 'We lost.', isPrivate: false })
    return { mum, child }
  }

  it('comes with one sign on a device that says nothing, and one mail', async () => {
    const { mum } = await notified()
    expect(await tell()).toEqual({ notified: 2 })
    expect(await bell(mum)).toHaveLength(2)
    expect(await shown()).toEqual([{ ...neutral, link: '/settings?tab=guardian' }])
    expect(await post()).toHaveLength(1)
  })

  it('waits with its mail while notices are paused, also when the pause began a moment ago elsewhere', async () => {
    const { mum } = await notified()
    // This process still remembers that notices are on.
    expect(await tell()).toEqual({ notified: 2 })
    context.current.clock.advance(600)
    const other = await notified()
    await context.current.db.query(
      `update feature_flags set enabled = true where flag_key = 'ff.notifications_pause'`,
    )
    expect(await tell()).toEqual({ notified: 0 })
    expect([(await bell(mum)).length, (await bell(other.mum)).length]).toEqual([2, 0])
    await pause(false)
    expect(await tell()).toEqual({ notified: 2 })
    expect(await bell(other.mum)).toHaveLength(2)
  })
})
