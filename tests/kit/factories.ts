import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { addRow, addRows, factory, type Row } from './rows.ts'

/** A check-in: calm, on the day of most tests. */
export const addMood = factory<'user_id'>('moods', () => ({ mood: 'calm', intensity: 3, day: '2026-03-12' }))

/** A private entry of a journal. */
export const addEntry = factory<'user_id'>('journal_entries', () => ({ body: 'x', date: '2026-03-12' }))

/** Something in the list of notifications. */
export const addNotification = factory<'user_id'>('notifications', () => ({
  type: 'x',
  channel: 'in_app',
  key: newId(),
  payload_json: {},
  sent_at: new Date(),
}))

/** How a member wants to be notified: without quiet hours, and of nothing. */
export const addPreferences = factory<'user_id'>('notification_preferences', () => ({
  coach_windows: [],
  coach_channels: [],
  quiet_start: '00:00',
  quiet_end: '00:00',
}))

/** A message of the coach that has come. */
export const addCoachDelivery = factory<'user_id'>('coach_message_deliveries', () => ({
  day: newId(),
  window: '09:00',
  content_sent: 'x',
  delivered_at: new Date(),
}))

/** A mail, sent unless said otherwise. */
export const addMail = factory('email_logs', () => ({
  key: newId(),
  template: 'x',
  status: 'sent',
  attempts: 1,
}))

/** An event that is counted. */
export const addAnalyticsEvent = factory<'user_id'>('analytics_events', () => ({ event_type: 'x' }))

/** A suggestion without an answer. */
export const addSuggestion = factory<'user_id'>('ai_suggestions', () => ({
  suggestion_type: 'rest',
  content: 'x',
  source: 'curated',
}))

/** A device a member signed in on. */
export const addKnownDevice = factory<'user_id'>('known_devices', () => ({
  device_id: newId(),
  first_seen_at: new Date(),
  last_seen_at: new Date(),
}))

/** An app that makes codes; not confirmed yet. */
export const addFactor = factory<'user_id'>('mfa_factors', () => ({
  friendly_name: 'Phone',
  sealed_secret: 'none',
}))

/** One member who blocked another. */
export const addBlock = factory<'blocker_id' | 'blocked_id'>('blocked_users', () => ({}))

/** A guardian of a child; has agreed unless said otherwise. */
export const addGuardianLink = factory<'child_id'>('guardian_links', () => ({
  guardian_email: `guardian.${newId()}@test.example`,
  status: 'verified',
}))

/** What a guardian is notified of about a child at once. */
export const addGuardianNotice = factory<'child_id' | 'link_id'>('parent_notices', () => ({
  event_type: 'checkin',
  key: newId(),
  delivery: 'now',
  due_at: new Date(),
}))

/** A visible message of a room, with its number in it. */
export const addRoomMessage = factory<'room_id' | 'sequence'>('chat_messages', () => ({
  username: 'zeb',
  message: 'words',
  state: 'visible',
}))

/** A report about a message, which waits at the desk. */
export const addModerationItem = factory('moderation_items', () => ({
  source: 'report',
  subject_kind: 'message',
  subject_id: newId(),
  category: 'other',
  severity: 'low',
  rank: 3,
  due_at: new Date(),
  state: 'open',
}))

/** A case of a minor who may be in danger. */
export const addDangerCase = factory<'user_id'>('child_safety_cases', () => ({
  level: 'concern',
  category: 'words_of_danger',
  description: 'x',
  place: 'journal',
  count: 1,
  last_seen_at: new Date(),
  status: 'open',
}))

/** A report of a member to the team; a bug unless said otherwise. */
export const addIncident = factory('incidents', () => ({
  kind: 'bug',
  category: 'other',
  severity: 'low',
  description: 'x',
  status: 'open',
}))

/** A trivia session that a member finished. */
export const addFinishedSession = factory<'user_id' | 'week_key' | 'session_number' | 'score'>(
  'trivia_session_progress',
  () => ({ completed_at: new Date() }),
)

/** A copy of a member's data; asked for by the member unless said otherwise. */
export const addExport = (sql: Sql, row: Row & { user_id: string }): Promise<string> =>
  addRow(sql, 'data_exports', { asked_by_id: row.user_id, state: 'pending', ...row })

/** A family with its members, in the order they joined; gives its id. */
export async function addFamily(
  sql: Sql,
  members: readonly { id: string; role?: 'admin' | 'member' }[],
  row: Row = {},
): Promise<string> {
  const id = newId()
  await addRow(sql, 'family_groups', { id, name: 'Ours', invite_code: id.slice(-8).toUpperCase(), ...row })
  await addRows(
    sql,
    'family_members',
    members.map((member) => ({
      family_id: id,
      user_id: member.id,
      role: member.role ?? 'member',
      joined_at: new Date(),
    })),
  )
  return id
}

/** Adds many accounts at once, without sessions: `<name>1@test.example` and on. */
export async function addAccounts(
  sql: Sql,
  count: number,
  name: string,
  { user = {}, profile = {} }: { user?: Row; profile?: Row } = {},
): Promise<{ id: string; email: string }[]> {
  const names = Array.from({ length: count }, (_, at) => `${name}${at + 1}`)
  const accounts = names.map((username) => ({ id: newId(), email: `${username}@test.example` }))
  await addRows(
    sql,
    'users',
    accounts.map((account) => ({ ...account, password_hash: 'none', ...user })),
  )
  await addRows(
    sql,
    'profiles',
    accounts.map(({ id }, at) => ({
      id,
      username: names[at],
      age_group: 'adult',
      time_zone: 'UTC',
      selected_focus_areas: [],
      subscription_status: 'free',
      ...profile,
    })),
  )
  return accounts
}
