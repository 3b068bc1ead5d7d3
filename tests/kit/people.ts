import { assignAgeGroup } from '#domain/account/ageGroup.ts'
import type { FocusArea } from '#domain/account/focusAreas.ts'
import type { GuardianState } from '#domain/access/actor.ts'
import type { StaffRole } from '#domain/access/staff.ts'
import type { Locale } from '#messages'
import { hashToken, newId, newToken } from '#operations/_kit/ids.ts'
import { sessionCookieName } from '#operations/account/sessionCookie.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { FIRST_CONSENT } from './consent.ts'

/** A member who is signed in. */
export type Person = { id: string; email: string; username: string; cookie: string; token: string }
/** What differs from an ordinary adult in English. */
export type PersonOptions = {
  age?: number | null
  locale?: Locale | null
  timeZone?: string
  focusAreas?: FocusArea[]
  /** How far the guardian has come; `verified` without an account, unless a test connects one. */
  guardian?: GuardianState
  guardianEmail?: string
  firstName?: string
  /** Staff roles; `mfa` says whether the second factor is enrolled and passed. */
  roles?: StaffRole[]
  mfa?: 'none' | 'enrolled' | 'passed'
  passwordHash?: string
  /** Has confirmed the address; true when not said. */
  emailVerified?: boolean
  /**
   * How current the consent to the legal texts is: of all, and for a child the guardian's too; of all but the
   * guardian's; or of none. All when not said.
   */
  consent?: 'whole' | 'own' | 'none'
  /** A verified phone, in E.164. */
  phone?: string
}

const insertProfile = statement(
  `insert into profiles (id, username, first_name, age, age_group, language, time_zone, selected_focus_areas, subscription_status, onboarded_at,
     created_at, updated_at, legal_consents, parental_box_at, parental_confirmed_at)
   values ($id, $username, $firstName, $age, $ageGroup, $locale, $timeZone, $focusAreas, 'free', $now,
     $now, $now, $legalConsents, $boxAt, $confirmedAt)`,
)

let counter = 0

/** Makes people with a live session, straight in the database. */
export function makePeople({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const person = async (options: PersonOptions = {}): Promise<Person> => {
    const {
      age = 34,
      locale = 'en',
      timeZone = 'UTC',
      focusAreas = ['anxiety'],
      guardian = 'none',
      roles = [],
      consent = 'whole',
    } = options
    counter += 1
    const id = newId()
    const email = `person${counter}.${id.slice(-6)}@test.example`
    // Says nothing of the address or the first name, and has no digits that could be a phone number.
    const username = `zeb-${counter}-${id.slice(-6).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`
    const token = newToken()
    const now = clock.now()
    await db.tx(async (sql) => {
      await sql.query(
        `insert into users (id, email, password_hash, email_verified_at, phone, phone_verified_at, created_at, updated_at)
         values ($1, $2, $3, $5, $6, $7, $4, $4)`,
        [
          id,
          email,
          options.passwordHash ?? 'none',
          now,
          options.emailVerified === false ? null : now,
          options.phone ?? null,
          options.phone ? now : null,
        ],
      )
      await insertProfile(sql, {
        id,
        username,
        firstName: options.firstName ?? 'Maren',
        age,
        ageGroup: age === null ? null : assignAgeGroup(age),
        locale,
        timeZone,
        focusAreas: JSON.stringify(focusAreas),
        now,
        legalConsents: consent === 'none' ? '{}' : FIRST_CONSENT,
        boxAt: consent === 'none' ? null : now,
        confirmedAt: consent === 'whole' ? now : null,
      })
      if (guardian !== 'none') {
        await sql.query(
          `insert into guardian_links (id, child_id, guardian_email, status, verified_at, contact_at, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $7)`,
          [
            newId(),
            id,
            options.guardianEmail ?? `guardian${counter}@test.example`,
            guardian,
            guardian === 'verified' ? now : null,
            guardian === 'contact' ? now : null,
            now,
          ],
        )
      }
      for (const role of roles) {
        await sql.query(
          'insert into user_roles (id, user_id, role, admin_role, super_admin, reason, created_at, updated_at) values ($1, $2, $3, $4, $5, $7, $6, $6)',
          [
            newId(),
            id,
            role === 'admin' ? 'admin' : null,
            role === 'admin' || role === 'super_admin' ? null : role,
            role === 'super_admin',
            now,
            role === 'child_safety' ? 'Works with cases of children.' : null,
          ],
        )
      }
      if (options.mfa && options.mfa !== 'none') {
        await sql.query(
          `insert into mfa_factors (id, user_id, friendly_name, sealed_secret, verified_at, created_at, updated_at) values ($1, $2, 'Phone', 'none', $3, $3, $3)`,
          [newId(), id, now],
        )
      }
      await sql.query(
        `insert into sessions (id, user_id, token_hash, device_id, user_agent, address, last_seen_at, expires_at, factor_at, created_at, updated_at)
         values ($1, $2, $3, null, 'test', '127.0.0.1', now(), now() + interval '1 day', $4, now(), now())`,
        // By the database's clock, as its end is: a session of staff ends after hours.
        [newId(), id, hashToken(token), options.mfa === 'passed' ? new Date() : null],
      )
    })
    return { id, email, username, token, cookie: `${sessionCookieName(false)}=${token}` }
  }
  /** Somebody who is in the database already, with a session. */
  const signedIn = async (id: string): Promise<Person> => {
    const [{ email, username }] = (await db.query<{ email: string; username: string }>(
      'select u.email, p.username from users u join profiles p on p.id = u.id where u.id = $1',
      [id],
    )) as [{ email: string; username: string }]
    const token = newToken()
    await db.query(
      `insert into sessions (id, user_id, token_hash, user_agent, address, last_seen_at, expires_at, created_at, updated_at)
       values ($1, $2, $3, 'test', '127.0.0.1', now(), now() + interval '1 day', now(), now())`,
      [newId(), id, hashToken(token)],
    )
    return { id, email, username, token, cookie: `${sessionCookieName(false)}=${token}` }
  }
  return {
    person,
    signedIn,
    adult: (options: PersonOptions = {}) => person({ age: 34, ...options }),
    child: (options: PersonOptions = {}) =>
      person({ age: 9, firstName: 'Mila', guardian: 'verified', ...options }),
    teen: (options: PersonOptions = {}) =>
      person({ age: 15, firstName: 'Jonas', guardian: 'verified', ...options }),
    elder: (options: PersonOptions = {}) => person({ age: 74, firstName: 'Walter', ...options }),
    staff: (role: StaffRole, options: PersonOptions = {}) =>
      person({ roles: [role], mfa: 'passed', ...options }),
    /** Staff who may see children and teens in danger. */
    marked: (role: StaffRole = 'moderator', options: PersonOptions = {}) =>
      person({ roles: [role, 'child_safety'], mfa: 'passed', ...options }),
  }
}
