import { can } from '#domain/access/staff.ts'
import type { Actor } from '#domain/access/actor.ts'
import { writeDisplayPreferences } from '#domain/account/displayPreferences.ts'
import { mayCount } from '#operations/analytics/mayCount.ts'
import type { PersonView } from '#domain/account/views.ts'
import { mayWrite } from '#domain/guardians/consentLevels.ts'

/** What the site may know about the person acting. Only an unrevoked consent of a guardian ends `needsGuardian`. */
export const personView = (actor: Actor): PersonView => ({
  id: actor.id,
  email: actor.email,
  emailVerified: actor.emailVerified,
  username: actor.username,
  firstName: actor.firstName,
  language: actor.locale,
  timeZone: actor.timeZone,
  ...(actor.country && { country: actor.country }),
  ageGroup: actor.ageGroup,
  ...(actor.ageGroup === null && actor.claimedAgeGroup && { claimedAgeGroup: actor.claimedAgeGroup }),
  focusAreas: [...actor.focusAreas],
  guardian: actor.guardian,
  ...(actor.guardianName && { guardianName: actor.guardianName }),
  needsGuardian: !mayWrite(actor),
  sharesMoods: actor.sharesMoods,
  roles: [...actor.roles],
  canEnterAdmin: can(actor.roles, 'admin.enter'),
  mfaEnrolled: actor.mfaEnrolled,
  ...(actor.displayPreferences && { comfort: writeDisplayPreferences(actor.displayPreferences) }),
  ...(actor.consent && {
    consent: {
      missing: [...actor.consent.documents],
      boxes: [...actor.consent.boxes],
      isAgain: actor.consent.isAgain,
      ...(actor.consent.waitsForGuardian && { waitsForGuardian: actor.consent.waitsForGuardian }),
    },
  }),
  analytics: mayCount(actor),
})
