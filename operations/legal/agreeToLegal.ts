import { createHash } from 'node:crypto'
import type { Actor } from '#domain/access/actor.ts'
import {
  missingLegalConsent,
  needsParentalBox,
  readingOf,
  versionLabel,
  versionsIn,
  type StoredConsent,
  type Versions,
} from '#domain/legal/consent.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { FIRST_VERSION, legalDocuments } from '#domain/legal/documents.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Client } from '#operations/account/client.ts'
import { rereadActor } from '#operations/account/readActor.ts'
import { track } from '#operations/analytics/track.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { versionsInForce } from './versionsInForce.ts'

const contract = legalConsentApi.agree
/** What a member agrees to: version by document, and a child's tick of the parental box. */
export type Agreement = { versions: Versions; parental?: true | undefined }
type From = Pick<Client, 'address' | 'userAgent' | 'locale'>
type Row = {
  age_group: StoredConsent['ageGroup']
  claimed_age_group: StoredConsent['claimedAgeGroup']
  agreed: Versions
  box_at: Date | null
  confirmed_at: Date | null
  withdrawn_at: Date | null
}

const saveConsent = statement(`
update profiles set legal_consents = legal_consents || $versions::jsonb, legal_consent_version = $label,
  legal_consent_accepted_at = $now, legal_consent_ip = $address, legal_consent_user_agent = $userAgent,
  parental_box_at = case when $ticks::boolean then coalesce(parental_box_at, $now) else parental_box_at end, updated_at = $now
where id = $userId`)

const insertRow = statement(`
insert into consent_ledger (id, user_id, key, kind, version, documents, reading, accepted_at, accepted_ip, user_agent,
  guardian_id, guardian_link, terms_accepted, privacy_accepted, guidelines_accepted, not_therapy_acknowledged,
  parental_accepted, created_at, updated_at)
select $id, $userId, $key, 'agreed', $label, $versions::jsonb, $reading, $now, $address, $userAgent, g.guardian_id, g.id::text,
  $versions::jsonb ? 'terms', $versions::jsonb ? 'privacy', $versions::jsonb ? 'guidelines', $versions::jsonb ? 'safety',
  $ticks, $now, $now
from (select) one left join lateral (
  select id, guardian_id from guardian_links where $isConfirmed::boolean and child_id = $userId
    and status in ('contact', 'verified') limit 1) g on true
on conflict (key) do nothing returning id`)

/**
 * Stores a consent in the ledger and for the gate, once however often it is sent, and gives the member as stored now.
 * @throws OperationError `legal.error.moved_on`, `.consent_incomplete`
 */
export async function agreeToLegal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  given: Agreement,
  from: From,
): Promise<Actor> {
  const now = clock.now()
  const isNew = await db.tx((sql) => store(sql, actor.id, { given, from, now }))
  const person = await rereadActor(db, actor.sessionId)
  if (!person) throw new OperationError('common.error.not_signed_in')
  if (isNew) {
    const event = {
      event_type: 'legal_consent_accepted',
      event_metadata: { version: versionLabel(given.versions) },
    }
    // What is counted never stands in the way of a consent.
    await track(db, [event], { actor: person, locale: from.locale, now }).catch(() => 0)
  }
  return person
}

async function store(
  sql: Sql,
  userId: string,
  { given, from, now }: { given: Agreement; from: From; now: Date },
): Promise<boolean> {
  // A bump waits for this, so that what is agreed to is in force.
  await sql.query(`select pg_advisory_xact_lock_shared(hashtext('legal versions'))`)
  const [row] = await sql.query<Row>(
    `select age_group, claimed_age_group, legal_consents as agreed, parental_box_at as box_at,
       parental_confirmed_at as confirmed_at, parental_withdrawn_at as withdrawn_at from profiles where id = $1 for update`,
    [userId],
  )
  const [listed] = await sql.query<{ versions: string }>(`select ${versionsInForce} as versions`)
  if (!row || !listed) throw new OperationError('common.error.not_signed_in')
  const inForce = versionsIn(listed.versions)
  const versions: Record<string, string> = {}
  for (const name of legalDocuments) {
    const version = given.versions[name]
    if (version === undefined) continue
    if (version !== (inForce[name] ?? FIRST_VERSION)) throw operationErrorOf(contract, 'legal.error.moved_on')
    versions[name] = version
  }
  const stored = storedOf(row)
  const missing = missingLegalConsent(stored, inForce)
  const isWhole =
    !missing ||
    (missing.documents.every((name) => name in versions) &&
      (given.parental === true || !missing.boxes.includes('parental')))
  if (!isWhole) throw operationErrorOf(contract, 'legal.error.consent_incomplete')
  // Before the age is known the tick of a child who said to be older counts; later it is a child's alone.
  const ticks = given.parental === true && (needsParentalBox(stored) || row.age_group === null)
  const isAnything = Object.keys(versions).length > 0 || ticks
  if (!isAnything) return false
  const common = {
    userId,
    versions: JSON.stringify(versions),
    label: versionLabel({ ...row.agreed, ...versions }),
    now,
    address: from.address,
    userAgent: from.userAgent,
    ticks,
  }
  const inserted = await insertRow(sql, {
    ...common,
    id: newId(),
    key: keyOf(userId, versions, ticks),
    reading: readingOf(stored),
    isConfirmed: row.confirmed_at !== null && needsParentalBox(stored),
  })
  const isNew = inserted.length > 0
  // A consent of before counts again where the profile lost it: the member would be asked for ever.
  if (isNew || missing) await saveConsent(sql, common)
  return isNew
}

const storedOf = (row: Row): StoredConsent => ({
  ageGroup: row.age_group,
  claimedAgeGroup: row.claimed_age_group,
  agreed: row.agreed,
  parental: {
    isTicked: row.box_at !== null,
    isConfirmed: row.confirmed_at !== null,
    isWithdrawn: row.withdrawn_at !== null,
  },
})

/** The same for the same consent of the same member. */
const keyOf = (userId: string, versions: Versions, ticks: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, legalDocuments.map((name) => versions[name] ?? null), ticks]))
    .digest('hex')
