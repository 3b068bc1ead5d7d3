import { COACH_KEY } from '#domain/coach/schema.ts'
import { isMuted } from '#domain/notifications/mute.ts'
import { PUSH_TTL_SECONDS, type PushPayload } from '#domain/notifications/push.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { HAS_LIVE_SESSION } from '#operations/notifications/pushSql.ts'
import { pushTo, type PushDevice } from '#operations/notifications/pushTo.ts'
import { deviceHoursSql, secondsAwake, type QuietRow } from '#operations/notifications/quietHours.ts'
import { open } from '#lib/secrets/box.ts'
import type { SendPushInput } from '#domain/notifications/jobs.ts'

// The coach keeps its own quiet hours too, which the person did not choose (`$3`).
// The subscription may have gone to another account meanwhile, and the person may have signed out on that device.
const DEVICE = `
select s.id, s.endpoint, s.p256dh, s.auth, p.time_zone, ${deviceHoursSql('(n.quiet_chosen or ($3 and n.id is not null))')}, n.muted_until
from push_subscriptions s join users u on u.id = s.user_id and u.disabled_at is null
join profiles p on p.id = s.user_id left join notification_preferences n on n.user_id = s.user_id
where s.id = $1 and s.user_id = $2 and ${HAS_LIVE_SESSION}`

/**
 * Sends a message to its device, unless it has become too old, the person's quiet hours began, they asked for silence,
 * or notifications are paused; those messages are in the app or the popup anyway. What is urgent is held by none of
 * these. Sent twice after a crash, it takes its own place on the device (its tag).
 */
export async function run({ input, services }: Run<typeof SendPushInput>): Promise<void> {
  const { db, clock, log } = services
  const now = clock.now()
  const left = PUSH_TTL_SECONDS - (now.getTime() - Date.parse(input.queuedAt)) / 1000
  const isUrgent = input.isUrgent ?? false
  if (left <= 0 || (!isUrgent && (await isOn(db, 'ff.notifications_pause')))) return
  const [device] = await db.query<PushDevice & QuietRow & { muted_until: Date | null }>(DEVICE, [
    input.subscription,
    input.userId,
    input.key.startsWith(COACH_KEY),
  ])
  if (!device || (!isUrgent && isMuted(device.muted_until, now))) return
  // What waits for a device that is away must not come in the night.
  const ttlSeconds = Math.floor(isUrgent ? left : Math.min(left, secondsAwake(device, now)))
  if (ttlSeconds <= 0) return
  const payload = JSON.parse(open('push', input.sealed)) as PushPayload
  const outcome = await pushTo(services, device, { payload, ttlSeconds })
  if (outcome.kind === 'refused') log.warn({ reason: outcome.reason }, 'push refused')
  if (outcome.kind === 'later') throw new Error(`push not sent: ${outcome.reason}`)
}
