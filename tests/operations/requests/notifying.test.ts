import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { channelsApi } from '#domain/notifications/channelsApi.ts'
import { locales } from '#messages'
import { startPushReceiver } from '#tests/kit/pushReceiver.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { addProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { runPushJobs, subscribe } from '../notifications/pushKit.ts'
import { asking } from './asking.ts'

const context = useTestContext()
const { family, ask, approve, decline, bells } = asking(context)
let receiver: Awaited<ReturnType<typeof startPushReceiver>>
beforeAll(async () => void (receiver = await startPushReceiver()))
afterAll(() => receiver.close())
beforeEach(async () => {
  await context.current.db.query('delete from graphile_worker._private_jobs')
  receiver.received.length = 0
})
const shown = () => receiver.received.map(({ payload }) => payload)

describe('what a request says', () => {
  it('on a locked screen: that there is something, to guardian and child alike', async () => {
    const { db } = context.current
    const home = await family()
    await subscribe(context.current, home.guardian, receiver)
    await subscribe(context.current, home.child, receiver)
    const product = await addProduct(db, { title: 'Harbor lamp' })
    const id = (await ask(home.child, product, 'For my desk')).body.request.id
    await approve(home.guardian, id)
    expect(await runPushJobs(context.current)).toEqual([])
    expect(shown()).toMatchObject([
      { title: 'Something for you', body: 'Open Evenkeel to read it.', link: '/requests' },
      { title: 'Something for you', body: 'Open Evenkeel to read it.', link: '/requests' },
    ])
    expect(JSON.stringify(shown())).not.toMatch(/lamp|Mila|desk/)
  })

  it('reaches a guardian on the ways they left on', async () => {
    const { db, call } = context.current
    const home = await family()
    for (const channel of ['email', 'push'] as const)
      await call(
        channelsApi.setChannel,
        { body: { kind: 'purchase', channel, isOn: false } },
        { as: home.guardian },
      )
    await subscribe(context.current, home.guardian, receiver)
    await ask(home.child, await addProduct(db))
    await runPushJobs(context.current)
    expect(shown()).toEqual([])
    expect(await queuedMails(db)).toEqual([])
    expect(await bells(home.guardian)).toHaveLength(1)
  })

  it('in the language of who reads it', async () => {
    const { db } = context.current
    for (const locale of locales) {
      const home = await family('child', { locale })
      const product = await addProduct(db)
      await db.query(
        `update products_locales set title = title || ' ' || _locale::text where _parent_id = $1`,
        [product.id],
      )
      const id = (await ask(home.child, product)).body.request.id
      await decline(home.guardian, id)
      const [bell] = await bells(home.child)
      expect(bell!.payload_json.message).toContain(`Breathing cards ${locale}`)
      const [asked] = await bells(home.guardian)
      expect(asked!.payload_json.message).toContain('Breathing cards en')
    }
    // Closed accounts hear nothing.
    const home = await family()
    await db.query('update users set disabled_at = now() where id = $1', [home.guardian.id])
    expect((await ask(home.child, await addProduct(db))).status).toBe(200)
    expect(await bells(home.guardian)).toEqual([])
  })
})
