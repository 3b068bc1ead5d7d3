import { channelsApi, type ChannelRow } from '#domain/notifications/channelsApi.ts'
import {
  mutedName,
  notificationKinds,
  type NotificationChannel,
  type NotificationKind,
} from '#domain/notifications/kinds.ts'
import { digestWays, type NotificationPrefs } from '#domain/notifications/schema.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Db, Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { readChannels, storedOf, waysOn, type StoredChannels } from './channels.ts'
import { ensureRow } from './ensureRow.ts'

type Choice = {
  userId: string
  kind: NotificationKind
  channel: NotificationChannel
  isOn: boolean
  now: Date
}

const updateRow = statement(`
update notification_preferences set muted_channels = $muted, coach_channels = $coach, digest_channel = $digest,
  coach_next_at = null, updated_at = $now
where user_id = $userId`)

/**
 * Turns one way of one kind on or off and gives the whole table.
 * @throws OperationError `notifications.error.channel_locked`, `.channel_missing`, `.channel_last`
 */
export async function setChannel(db: Db, choice: Choice): Promise<ChannelRow[]> {
  const { kind, channel } = choice
  const { isLocked, ways } = notificationKinds[kind]
  if (isLocked) throw errorOf('locked')
  if (!(ways as readonly NotificationChannel[]).includes(channel)) throw errorOf('missing')
  return db.tx(async (sql) => {
    await change(sql, choice)
    return readChannels(sql, choice.userId)
  })
}

async function change(sql: Sql, { userId, kind, channel, isOn, now }: Choice): Promise<void> {
  await ensureRow(sql, userId, now)
  // Locked, so that two presses come one after the other and neither undoes the other.
  const [row] = await sql.query<Parameters<typeof storedOf>[0]>(
    'select muted_channels, coach_channels, digest_channel from notification_preferences where user_id = $1 for update',
    [userId],
  )
  const stored = storedOf(row!)
  const others = waysOn(kind, stored).filter((other) => other !== channel)
  const wanted = isOn ? [...others, channel] : others
  if (wanted.length === 0 && notificationKinds[kind].keepsOneWay) throw errorOf('last')
  const { muted, coach, digest } = withWays(kind, wanted, stored)
  await updateRow(sql, {
    userId,
    muted: JSON.stringify(muted),
    coach: JSON.stringify(coach),
    digest,
    now,
  })
}

/** What is to be stored so that a kind has exactly these ways. */
function withWays(
  kind: NotificationKind,
  wanted: readonly NotificationChannel[],
  stored: StoredChannels,
): StoredChannels {
  if (kind === 'coach') return { ...stored, coach: wanted }
  const digest = kind === 'reminder' ? digestOf(wanted) : stored.digest
  const offered = kind === 'reminder' ? digestWays[digest] : notificationKinds[kind].ways
  const muted = [
    ...stored.muted.filter((name) => !name.startsWith(`${kind}:`)),
    ...offered.filter((way) => !wanted.includes(way)).map((way) => mutedName(kind, way)),
  ]
  return { ...stored, digest, muted }
}

/** The choice of the reminder that has all these ways. Source: docs/rules/notifications.md S-003-9. */
function digestOf(wanted: readonly NotificationChannel[]): NotificationPrefs['digest_channel'] {
  if (!wanted.includes('email')) return 'in_app'
  return wanted.length === 1 ? 'email' : 'both'
}

const errorOf = (why: 'locked' | 'missing' | 'last') =>
  operationErrorOf(channelsApi.setChannel, `notifications.error.channel_${why}`)
