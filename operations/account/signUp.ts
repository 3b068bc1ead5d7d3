import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { accountApi } from '#domain/account/api.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'
import { isLocale, type Locale } from '#messages'
import { failureOf } from '#operations/_kit/failureOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import { flagStates } from '#operations/flags/isOn.ts'
import { offeredLanguages } from '#operations/flags/offeredLanguages.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { hashPassword } from '#services/passwords/hash.ts'
import { busyMeansLater } from './busy.ts'
import { requireStrong } from './requireStrong.ts'

/** What somebody gives to get an account. `ageGroup` is a claim; the server computes its own in onboarding. */
export type NewAccount = {
  email: string
  password: string
  username: string
  ageGroup: AgeGroup
  timeZone?: string
  language?: Locale
}

/**
 * Creates an account and its person, without signing in. For an address that has an account nothing is created: the work and the
 * answer are the same, and the owner gets a mail.
 * @throws Failure `account.error.password_weak`, `.username_taken`, `.busy`
 */
export async function signUp({ db }: Pick<Services, 'db'>, given: NewAccount, locale: Locale): Promise<void> {
  await requireStrong(accountApi.signUp, 'body.password', given.password, {
    email: given.email,
    name: given.username,
  })
  if (await isTaken(db, given.username)) throw usernameTaken()
  // The site shows only offered languages; anything else is no reason to refuse an account.
  const offered = offeredLanguages(await flagStates(db))
  const language = given.language && offered.includes(given.language) ? given.language : undefined
  const passwordHash = await busyMeansLater(() => hashPassword(given.password))
  await db.tx(async (sql) => {
    const id = await createUser(sql, given.email, passwordHash)
    if (id === null) return tellOwner(sql, given.email, locale)
    return createProfile(sql, id, { ...given, language })
  })
}

/** The id of the new user, or null when the address has an account. The unique index decides, also between two at once. */
async function createUser(sql: Sql, email: string, passwordHash: string): Promise<string | null> {
  const [row] = await sql.query<{ id: string }>(
    `insert into users (id, email, password_hash, password_changed_at, created_at, updated_at) values ($1, $2, $3, now(), now(), now())
     on conflict (email) do nothing returning id`,
    [newId(), email, passwordHash],
  )
  return row?.id ?? null
}

async function createProfile(sql: Sql, id: string, given: NewAccount): Promise<void> {
  const timeZone = given.timeZone && isTimeZone(given.timeZone) ? given.timeZone : FALLBACK_TIME_ZONE
  const created = await sql.query(
    `insert into profiles (id, username, claimed_age_group, language, time_zone, selected_focus_areas, subscription_status, created_at, updated_at)
     values ($1, $2, $3, $4, $5, '[]', 'free', now(), now()) on conflict do nothing returning id`,
    [id, given.username, given.ageGroup, given.language ?? null, timeZone],
  )
  if (created.length === 0) throw usernameTaken()
}

/** One mail a day at most, so that the form cannot be used to flood somebody. */
async function tellOwner(sql: Sql, email: string, fallback: Locale): Promise<void> {
  const [owner] = await sql.query<{ id: string; language: string | null; today: string }>(
    'select u.id, p.language, current_date::text as today from users u join profiles p on p.id = u.id where u.email = $1',
    [email],
  )
  if (!owner) return
  await queueMail(sql, {
    template: 'account-exists',
    to: email,
    locale: isLocale(owner.language) ? owner.language : fallback,
    args: { path: '/auth' },
    key: `account-exists:${owner.id}:${owner.today}`,
    userId: owner.id,
  })
}

async function isTaken(sql: Sql, username: string): Promise<boolean> {
  const found = await sql.query('select 1 from profiles where lower(username) = lower($1)', [username])
  return found.length > 0
}

const usernameTaken = () =>
  failureOf(accountApi.signUp, 'account.error.username_taken', {
    fields: { 'body.username': 'account.error.username_taken' },
  })
