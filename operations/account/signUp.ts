import { isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import { accountApi } from '#domain/account/api.ts'
import { ACCOUNTS_PER_NETWORK } from '#domain/account/claimPolicy.ts'
import { insultIn, isUnfitUsername } from '#domain/account/unfitUsername.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { welcome } from '#domain/account/jobs.ts'
import type { Locale } from '#messages'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import { takeShared } from '#operations/_kit/sharedLimit.ts'
import { flagStates } from '#operations/flags/isOn.ts'
import { offeredLanguages } from '#operations/flags/offeredLanguages.ts'
import { queueUsername } from '#operations/moderation/names/queueUsername.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import { encrypt } from '#lib/secrets/box.ts'
import { addressSalt } from './addressSalt.ts'
import { busyMeansLater } from './busy.ts'
import { makeRoomForClaim } from './claims.ts'
import type { Client } from './client.ts'
import { closeReplaced } from './closeReplaced.ts'
import { requireStrong } from './requireStrong.ts'
import { startSession, type StartedSession } from './startSession.ts'
import { WELCOME_PURPOSE } from './welcomeMail.ts'

/** What a newcomer gives to get an account. `ageGroup` is a claim; the server computes its own in onboarding. */
export type NewAccount = {
  email: string
  password: string
  username: string
  ageGroup: AgeGroup
  timeZone?: string
  language?: Locale
}

/**
 * Creates an account and its person, and begins a session. The account claims its address until that is confirmed;
 * whether another account has it plays no part in what is done and answered here. The mail that follows, a job, tells
 * the two apart.
 * @throws OperationError `account.error.password_weak`, `.username_telling`, `.username_unfit`, `.username_taken`,
 * `.address_claimed`, `.busy`
 */
export async function signUp(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  given: NewAccount,
  client: Client,
): Promise<StartedSession> {
  const { db, clock, realtime } = services
  const owner = { email: given.email, name: given.username }
  await requireStrong(accountApi.signUp, 'body.password', given.password, owner, {
    stranger: client.network,
  })
  // Adults are told while they type; a child's name in a room must not lead to the child.
  if (isMinor(given.ageGroup) && isUnfitUsername(given.username, given))
    throw refused('account.error.username_telling')
  if (insultIn(given.username) === 'severe') throw refused('account.error.username_unfit')
  if (await isTaken(db, given.username)) throw usernameTaken()
  // The site shows only offered languages; anything else is no reason to reject an account.
  const offered = offeredLanguages(await flagStates(db))
  const language = given.language && offered.includes(given.language) ? given.language : undefined
  const salt = await addressSalt(db, given.email)
  const passwordHash = await busyMeansLater(() =>
    hashPassword(given.password, { priority: { stranger: client.network }, salt }),
  )
  const { session, gone } = await db.tx(async (sql) => {
    const gone = await makeRoomForClaim(sql, { email: given.email, now: clock.now() })
    const userId = await createUser(sql, given.email, passwordHash)
    await createProfile(sql, userId, { ...given, language })
    await queueUsername(sql, { userId, username: given.username, locale: language, now: clock.now() })
    await countAccount(sql, client.network, clock.now())
    await enqueue(sql, welcome, {
      userId,
      locale: client.locale,
      sealed: encrypt(WELCOME_PURPOSE, given.email),
      mailId: newId(),
    })
    return { session: await startSession(sql, { userId, client, passedFactor: false }), gone }
  })
  for (const id of gone) void realtime.terminate(id)
  closeReplaced(services, client, session)
  return session
}

/** In the transaction, so that only accounts that were made count. */
async function countAccount(sql: Sql, network: string, now: Date): Promise<void> {
  const seconds = await takeShared(sql, {
    bucket: `accounts ${network}`,
    max: ACCOUNTS_PER_NETWORK,
    perSeconds: 3600,
    now,
  })
  if (seconds > 0) throw new OperationError('common.error.rate_limited', { args: { seconds } })
}

async function createUser(sql: Sql, email: string, passwordHash: string): Promise<string> {
  const id = newId()
  await sql.query(
    `insert into users (id, email, password_hash, password_changed_at, created_at, updated_at) values ($1, $2, $3, now(), now(), now())`,
    [id, email, passwordHash],
  )
  return id
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

async function isTaken(sql: Sql, username: string): Promise<boolean> {
  const found = await sql.query('select 1 from profiles where lower(username) = lower($1)', [username])
  return found.length > 0
}

type NameCode = `account.error.username_${'taken' | 'telling' | 'unfit'}`
const refused = (code: NameCode) =>
  operationErrorOf(accountApi.signUp, code, { fields: { 'body.username': code } })
const usernameTaken = () => refused('account.error.username_taken')
