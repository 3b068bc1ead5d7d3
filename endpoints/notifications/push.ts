import { pushApi } from '#domain/notifications/pushApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { hasPush } from '#operations/notifications/hasPush.ts'
import { sendTestPush as test } from '#operations/notifications/sendTestPush.ts'
import { subscribePush as subscribe } from '#operations/notifications/subscribePush.ts'
import { unsubscribePush as unsubscribe } from '#operations/notifications/unsubscribePush.ts'

export const getVapidKey = serve(pushApi.getVapidKey, async ({ services: { push } }) => ({
  publicKey: await push.publicKey(),
}))

export const postVapidKey = serve(pushApi.postVapidKey, async ({ services: { push } }) => ({
  publicKey: await push.publicKey(),
}))

export const subscribePush = serve(
  pushApi.subscribePush,
  async ({ actor, input: { body }, services: { db, clock, push }, fail }) => {
    const { subscription, deviceInfo, replaces } = body
    if (!push.isEndpoint(subscription.endpoint)) return fail('notifications.error.push_endpoint')
    await subscribe(db, {
      actor,
      subscription,
      ...(replaces !== undefined && { replaces }),
      platform: deviceInfo?.platform,
      now: clock.now(),
    })
    return { ok: true as const }
  },
)

export const unsubscribePush = serve(pushApi.unsubscribePush, async ({ actor, input, services: { db } }) => {
  await unsubscribe(db, actor.id, input.body.endpoint)
  return { ok: true as const }
})

export const pushStatus = serve(pushApi.pushStatus, async ({ actor, input, services: { db } }) => ({
  subscribed: await hasPush(db, actor.id, input.body.endpoint),
}))

export const sendTestPush = serve(pushApi.sendTestPush, async ({ actor, call, services, fail }) => {
  const { locale, userAgent } = call
  const { result, sent } = await test(services, { userId: actor.id, locale, userAgent })
  if (result === 'no_device') return fail('notifications.error.test_no_device')
  return result === 'sent' ? { sent } : fail('notifications.error.test_failed')
})
