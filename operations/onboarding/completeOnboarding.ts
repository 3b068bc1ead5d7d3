import type { Actor } from '#domain/access/actor.ts'
import { ageGroups, assignAgeGroup, isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import { roomSlugs } from '#domain/account/focusAreas.ts'
import { insultIn, isUnfitUsername } from '#domain/account/unfitUsername.ts'
import { keptZipOf } from '#domain/account/zipcode.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import { mayWrite } from '#domain/guardians/consentLevels.ts'
import { areOfChild, type OnboardingAnswers } from '#domain/onboarding/schema.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { publishSteppedAside, stepAside } from '#operations/family/stepAside.ts'
import { switchCoach } from '#operations/coach/preferences.ts'
import { isUsernameTaken } from '#operations/account/isUsernameTaken.ts'
import { rereadActor } from '#operations/account/readActor.ts'
import { lockGuardianship } from '../guardians/lockGuardianship.ts'
import { publishRevoked, revokeAllOf } from '../guardians/revokeGuardian.ts'
import { queueUsername } from '#operations/moderation/names/queueUsername.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import type { z } from 'zod/mini'

type Answers = z.output<typeof OnboardingAnswers>
type Known = {
  age: number | null
  age_group: AgeGroup | null
  age_recorded_at: Date | null
  username: string
}

const saveAnswers = statement(`
update profiles set first_name = $firstName, age = $age, age_recorded_at = $ageRecordedAt, age_group = $ageGroup, sex = $sex,
  zipcode = $zipcode, pronouns = $pronouns, show_pronouns = $showPronouns, selected_focus_areas = $focusAreas,
  optional_reflection = $story, onboarded_at = coalesce(onboarded_at, $now), updated_at = $now,
  country = coalesce($country, country), username = $username
where id = $id`)

/**
 * Saves what onboarding asked. The age group is computed here. Once a member is stored as a minor, the first age they
 * gave and its day stay the measure: going through onboarding again can make them younger, never older. Support can.
 * @returns the person as stored, and the path to go on to.
 * A minor's username must not tell who they are, now that the first name is known; `answers.username` is another one.
 * @throws OperationError `onboarding.error.profile_not_found`, `.age_locked`, `account.error.username_telling`,
 * `.username_unfit`, `.username_taken`
 */
export async function completeOnboarding(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  answers: Answers,
): Promise<{ actor: Actor; next: string }> {
  const ageGroup = assignAgeGroup(answers.age)
  const now = clock.now()
  const { left, aside, becameMinor } = await db.tx(async (sql) => {
    if (isMinor(ageGroup)) await lockGuardianship(sql)
    const [known] = await sql.query<Known>(
      'select age, age_group, age_recorded_at, username from profiles where id = $1 for update',
      [actor.id],
    )
    if (!known) throw operationErrorOf(onboardingApi.completeOnboarding, 'onboarding.error.profile_not_found')
    if (isMinor(known.age_group) && isOlder(ageGroup, known.age_group)) {
      throw operationErrorOf(onboardingApi.completeOnboarding, 'onboarding.error.age_locked')
    }
    const age = heldAge(known, answers.age) ?? { age: answers.age, group: ageGroup, recordedAt: now }
    const { firstName, username = known.username } = answers
    if (isMinor(age.group) && isUnfitUsername(username, { email: actor.email, firstName })) {
      throw refused('account.error.username_telling')
    }
    const isRenamed = username !== known.username
    if (isRenamed && insultIn(username) === 'severe') throw refused('account.error.username_unfit')
    const pronouns = pronounsOf(answers)
    await saveAnswers(sql, {
      id: actor.id,
      firstName,
      age: age.age,
      ageRecordedAt: age.recordedAt,
      ageGroup: age.group,
      // Nothing is kept of a child that a child is not asked. Source: docs/rules/onboarding.md B-33.
      sex: areOfChild(answers) ? null : (answers.sex ?? null),
      zipcode: areOfChild(answers) ? null : keptZipOf(age.group, answers.zipcode ?? null),
      pronouns,
      showPronouns: pronouns !== null && pronouns !== 'prefer-not-to-say' && answers.showPronouns,
      focusAreas: JSON.stringify(answers.focusArea ? [answers.focusArea] : []),
      story: answers.story || null,
      now,
      country: answers.country ?? null,
      username,
    }).catch((error: unknown) => {
      throw isUsernameTaken(error) ? refused('account.error.username_taken') : error
    })
    if (isRenamed) await queueUsername(sql, { userId: actor.id, username, locale: actor.locale, now })
    // A minor is not asked before a guardian agreed. Source: docs/rules/coach.md B-36.
    if (answers.wantsCoach && !isMinor(age.group)) await switchCoach(sql, actor.id, true, now)
    // A minor can not be a guardian.
    const left = isMinor(ageGroup) ? await revokeAllOf(sql, actor, now) : []
    const becameMinor = isMinor(ageGroup) && known.age_group !== null && !isMinor(known.age_group)
    return { left, becameMinor, aside: becameMinor ? await stepAside(sql, actor.id, now) : [] }
  })
  await publishSteppedAside({ db, realtime }, aside)
  // What a minor hears needs a guardian's consent from now on.
  if (becameMinor) void realtime.terminate(actor.id)
  publishRevoked({ db, realtime }, left, now)
  const saved = await rereadActor(db, actor.sessionId)
  if (!saved) throw operationErrorOf(onboardingApi.completeOnboarding, 'onboarding.error.profile_not_found')
  return { actor: saved, next: nextOf(saved, answers) }
}

/**
 * Where a member goes on: minors to their guardian's answer, others to the room of their focus area, whose gate leads
 * on who may not enter, or without one to the first check-in. Source: docs/rules/onboarding.md S-000-4.
 */
function nextOf(saved: Actor, { focusArea }: Answers): string {
  if (!mayWrite(saved)) return '/parent-verification'
  return focusArea ? `/chat-rooms/${roomSlugs[focusArea]}` : '/dashboard?first_checkin=true'
}

type NameCode = `account.error.username_${'taken' | 'telling' | 'unfit'}`
const refused = (code: NameCode) =>
  operationErrorOf(onboardingApi.completeOnboarding, code, { fields: { 'body.username': code } })

/** The age a stored minor is held to, when they now give the same or a higher one. */
function heldAge(
  { age, age_group, age_recorded_at }: Known,
  given: number,
): { age: number; group: AgeGroup; recordedAt: Date } | null {
  if (!isMinor(age_group) || age === null || age_recorded_at === null || given < age) return null
  return { age, group: age_group!, recordedAt: age_recorded_at }
}

const isOlder = (one: AgeGroup | null, other: AgeGroup | null): boolean =>
  one !== null && other !== null && ageGroups.indexOf(one) > ageGroups.indexOf(other)

/** The chosen pronouns, or the own words for "custom"; null when nothing was said. */
function pronounsOf({ pronouns, customPronouns }: Answers): string | null {
  if (pronouns === 'custom') return customPronouns || null
  return pronouns ?? null
}
