import { notificationsApi } from '#domain/notifications/api.ts'
import { channelsApi } from '#domain/notifications/channelsApi.ts'
import { muteApi } from '#domain/notifications/muteApi.ts'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { pushApi } from '#domain/notifications/pushApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { readChannels } from '#operations/notifications/channels.ts'
import { hasPush } from '#operations/notifications/hasPush.ts'
import { listNotifications } from '#operations/notifications/listNotifications.ts'
import { markAllRead } from '#operations/notifications/markAllRead.ts'
import { markRead } from '#operations/notifications/markRead.ts'
import { mayListen } from '#operations/notifications/mayListen.ts'
import { mutedUntil, setMute } from '#operations/notifications/mute.ts'
import {
  fieldErrorOf,
  readNotificationPrefs,
  saveNotificationPrefs,
} from '#operations/notifications/preferences.ts'
import { publishNotificationChange } from '#operations/notifications/publishNotificationChange.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import { realtimeConfig } from '#operations/notifications/realtimeConfig.ts'
import { sendTestPush } from '#operations/notifications/sendTestPush.ts'
import { sendTestReminder } from '#operations/notifications/sendTestReminder.ts'
import { setChannel } from '#operations/notifications/setChannel.ts'
import { subscribePush } from '#operations/notifications/subscribePush.ts'
import { unsubscribePush } from '#operations/notifications/unsubscribePush.ts'

/** Everything this feature serves. */
export const notificationsEndpoints: Served[] = [
  serve(notificationsApi.markAllRead, async ({ actor, services: { db, clock } }) => {
    await markAllRead(db, actor.id, clock.now())
    return { ok: true as const }
  }),
  serve(notificationsApi.markRead, async ({ actor, input, services, fail }) => {
    const found = await markRead(services.db, {
      userId: actor.id,
      id: input.params.id,
      now: services.clock.now(),
    })
    return found ? { ok: true as const } : fail('notifications.error.mark_read')
  }),
  serve(prefsApi.read, ({ actor, services }) => readNotificationPrefs(services.db, actor.id)),
  serve(prefsApi.save, async ({ actor, input, services: { db, clock, realtime }, fail }) => {
    const error = fieldErrorOf(input.body, actor, clock.now())
    if (error) return fail(`notifications.error.${error}`)
    const stored = await saveNotificationPrefs(db, actor.id, input.body, clock.now())
    publishNotificationChange(realtime, actor.id)
    return stored
  }),
  serve(prefsApi.sendTestReminder, async ({ actor, call: { locale, userAgent }, services }) => {
    const { ways, notified } = await sendTestReminder(services, { actor, locale, userAgent })
    // A lost event only makes the notification later; an answer never waits for the Channels.
    void publishNotifications(services.realtime, notified).catch(() => {})
    return { ways }
  }),
  serve(channelsApi.readChannels, async ({ actor, services: { db } }) => ({
    rows: await readChannels(db, actor.id),
  })),
  serve(channelsApi.setChannel, async ({ actor, input, services: { db, clock, realtime } }) => {
    const rows = await setChannel(db, { userId: actor.id, ...input.body, now: clock.now() })
    publishNotificationChange(realtime, actor.id)
    return { rows }
  }),
  serve(muteApi.muted, async ({ actor, services: { db, clock } }) => ({
    until: await mutedUntil(db, actor.id, clock.now()),
  })),
  serve(muteApi.setMute, async ({ actor, input, services: { db, clock, realtime } }) => {
    const until = await setMute(db, actor, { length: input.body.length, now: clock.now() })
    publishNotificationChange(realtime, actor.id)
    return { until }
  }),
  serve(pushApi.getVapidKey, async ({ services: { push } }) => ({
    publicKey: await push.publicKey(),
  })),
  serve(pushApi.postVapidKey, async ({ services: { push } }) => ({
    publicKey: await push.publicKey(),
  })),
  serve(pushApi.hasPush, async ({ actor, input, services: { db } }) => ({
    subscribed: await hasPush(db, actor.id, input.body.endpoint),
  })),
  serve(pushApi.sendTestPush, async ({ actor, call, services, fail }) => {
    const { locale, userAgent } = call
    const { result, sent } = await sendTestPush(services, { userId: actor.id, locale, userAgent })
    if (result === 'no_device') return fail('notifications.error.test_no_device')
    return result === 'sent' ? { sent } : fail('notifications.error.test_failed')
  }),
  serve(pushApi.subscribePush, async ({ actor, input: { body }, services: { db, clock, push }, fail }) => {
    const { subscription, deviceInfo, replaces } = body
    if (!push.isEndpoint(subscription.endpoint)) return fail('notifications.error.push_endpoint')
    await subscribePush(db, {
      actor,
      subscription,
      ...(replaces !== undefined && { replaces }),
      platform: deviceInfo?.platform,
      now: clock.now(),
    })
    return { ok: true as const }
  }),
  serve(pushApi.unsubscribePush, async ({ actor, input, services: { db } }) => {
    await unsubscribePush(db, actor.id, input.body.endpoint)
    return { ok: true as const }
  }),
  serve(notificationsApi.listNotifications, ({ actor, services }) =>
    listNotifications(services.db, actor.id),
  ),
  serve(notificationsApi.realtimeAuth, async ({ actor, input, services }) => {
    const { socket_id: socket, channel_name: channel } = input.body
    if (!(await mayListen(services, actor, channel))) throw new OperationError('common.error.not_allowed')
    const since = services.clock.now().toISOString()
    return services.realtime.authorize(socket, channel, { userId: actor.id, info: { since } })
  }),
  serve(notificationsApi.realtimeConfig, ({ services }) =>
    Promise.resolve(realtimeConfig(services.realtime)),
  ),
  serve(notificationsApi.realtimeUserAuth, ({ actor, input, services }) =>
    Promise.resolve(services.realtime.authenticate(input.body.socket_id, actor.id)),
  ),
]
