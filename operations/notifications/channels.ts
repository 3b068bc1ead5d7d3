import type { ChannelRow } from '#domain/notifications/channelsApi.ts'
import {
  mutedName,
  notificationKindNames,
  notificationKinds,
  type NotificationChannel,
  type NotificationKind,
} from '#domain/notifications/kinds.ts'
import { digestWays, notificationDefaults, type NotificationPrefs } from '#domain/notifications/schema.ts'
import { coachDefaults } from '#domain/coach/schema.ts'
import type { Sql } from '#services/database/db.ts'

type Ways = readonly NotificationChannel[]
type Digest = NotificationPrefs['digest_channel']
/** What decides about ways: the coach and the reminder have columns of their own, others a list of what is off. */
export type StoredChannels = { muted: readonly string[]; coach: Ways; digest: Digest }
type Row = {
  is_guardian: boolean
  is_minor: boolean
  muted_channels: string[] | null
  coach_channels: NotificationChannel[] | null
  digest_channel: Digest | null
}

const READ = `
select exists (select 1 from guardian_links g where g.guardian_id = p.id and g.status in ('contact', 'verified')) as is_guardian,
  coalesce(p.age_group in ('child', 'teen'), false) as is_minor,
  n.muted_channels, n.coach_channels, n.digest_channel
from profiles p left join notification_preferences n on n.user_id = p.id where p.id = $1`

/** The kinds that concern a member, with the ways that are on. */
export async function readChannels(sql: Sql, userId: string): Promise<ChannelRow[]> {
  const [row] = await sql.query<Row>(READ, [userId], 'notification-channels')
  const stored = storedOf(row!)
  return notificationKindNames
    .filter((kind) => kind !== 'guardian' || row!.is_guardian)
    .filter((kind) => kind !== 'purchase' || row!.is_guardian || row!.is_minor)
    .map((kind) => ({
      kind,
      isLocked: notificationKinds[kind].isLocked,
      ways: notificationKinds[kind].ways.map((channel) => ({
        channel,
        isOn: waysOn(kind, stored).includes(channel),
      })),
    }))
}

/** What is stored, or the defaults. */
export const storedOf = (row: Omit<Row, 'is_guardian' | 'is_minor'>): StoredChannels => ({
  muted: row.muted_channels ?? [],
  coach: row.coach_channels ?? coachDefaults.channels,
  digest: row.digest_channel ?? notificationDefaults.digest_channel,
})

/** The ways of a kind that are on. */
export function waysOn(kind: NotificationKind, { muted, coach, digest }: StoredChannels): Ways {
  const { ways, isLocked } = notificationKinds[kind]
  if (isLocked) return ways
  if (kind === 'coach') return coach
  const offered = kind === 'reminder' ? digestWays[digest] : ways
  return offered.filter((channel) => !muted.includes(mutedName(kind, channel)))
}
