import { isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import { accountApi } from '#domain/account/api.ts'
import { tellsWho } from '#domain/account/username.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'
import { enqueue } from '#jobs/_kit/task.ts'
import { welcome } from '#jobs/account/welcome.ts'
import type { Locale } from '#messages'
import { failureOf } from '#operations/_kit/failureOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import { flagStates } from '#operations/flags/isOn.ts'
import { offeredLanguages } from '#operations/flags/offeredLanguages.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { hashPassword } from '#services/passwords/hash.ts'
import { seal } from '#services/secrets/box.ts'
import { busyMeansLater } from './busy.ts'
import { requireStrong } from './requireStrong.ts'
import { WELCOME_SEAL } from './welcomeMail.ts'

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
 * @param asking `network` is the part of the caller's address that one subscriber holds
 * @throws Failure `account.error.password_weak`, `.username_telling`, `.username_taken`, `.busy`
 */
export async function signUp(
  { db }: Pick<Services, 'db'>,
  given: NewAccount,
  asking: { locale: Locale; network: string },
): Promise<void> {
  const { locale, network } = asking
  await requireStrong(accountApi.signUp, 'body.password', given.password, {
    email: given.email,
    name: given.username,
  })
  // Adults are told while they type; a child's name in a room must not lead to the child.
  if (isMinor(given.ageGroup) && tellsWho(given.username, given))
    throw refused('account.error.username_telling')
  if (await isTaken(db, given.username)) throw usernameTaken()
  // The site shows only offered languages; anything else is no reason to refuse an account.
  const offered = offeredLanguages(await flagStates(db))
  const language = given.language && offered.includes(given.language) ? given.language : undefined
  const passwordHash = await busyMeansLater(() => hashPassword(given.password, { stranger: network }))
  const [known] = await db.query('select 1 from users where email = $1', [given.email])
  try {
    await store(db, { ...given, language }, { passwordHash, isKnown: known !== undefined, locale })
  } catch (error) {
    // Somebody made it between the look and the writing.
    if (!(error instanceof AddressTaken)) throw error
    await store(db, { ...given, language }, { passwordHash, isKnown: true, locale })
  }
}

/** The address got an account meanwhile. */
class AddressTaken extends Error {}

type Settled = { passwordHash: string; isKnown: boolean; locale: Locale }

/**
 * Writes the account and queues its first mail. For a known address the same is written under an address nobody has and taken back, so
 * that both kinds do the same statements.
 */
const store = (db: Services['db'], given: NewAccount, { passwordHash, isKnown, locale }: Settled) =>
  db.tx(async (sql) => {
    await sql.query('savepoint account')
    const id = await createUser(sql, isKnown ? `${newId()}@nobody.invalid` : given.email, passwordHash)
    if (id === null) throw new AddressTaken()
    await createProfile(sql, id, given)
    await sql.query(isKnown ? 'rollback to savepoint account' : 'release savepoint account')
    const userId = isKnown ? null : id
    await enqueue(sql, welcome, { userId, locale, sealed: seal(WELCOME_SEAL, given.email) })
  })

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

async function isTaken(sql: Sql, username: string): Promise<boolean> {
  const found = await sql.query('select 1 from profiles where lower(username) = lower($1)', [username])
  return found.length > 0
}

const refused = (code: 'account.error.username_taken' | 'account.error.username_telling') =>
  failureOf(accountApi.signUp, code, { fields: { 'body.username': code } })
const usernameTaken = () => refused('account.error.username_taken')
