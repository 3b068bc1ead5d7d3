import { z } from 'zod/mini'
import { locales } from '#messages/locales.ts'
import { guardianStates } from '#domain/access/actor.ts'
import { ageGroups } from '#domain/account/ageGroup.ts'
import type { PersonView } from '#domain/account/views.ts'
import { PERSON_KEY } from './knownPerson.ts'
import { localStore } from './localStore.ts'

/** The least a member's screens need without a connection: no address, no focus area, no role. */
const Remembered = z.object({
  id: z.uuid(),
  name: z.string(),
  ageGroup: z.enum(ageGroups),
  language: z.nullable(z.enum(locales)),
  timeZone: z.string(),
  country: z.optional(z.string()),
  guardian: z.enum(guardianStates),
  needsGuardian: z.boolean(),
  sharesMoods: z.boolean(),
})

/** Remembers on this device who is signed in, for times without a connection. Forgotten with signing out. */
export function rememberPerson(person: PersonView): void {
  const { firstName, username, ageGroup } = person
  if (ageGroup === null) return forgetPerson()
  const kept = Remembered.safeParse({ ...person, name: firstName ?? username })
  // Only a help for times without a connection: nothing may break for want of it.
  if (kept.success) localStore.set(PERSON_KEY, JSON.stringify(kept.data))
  else forgetPerson()
}

/** Who was signed in when the server was last heard, or null. What they may do the server decides anyway. */
export function rememberedPerson(): PersonView | null {
  try {
    const { name, country, ...kept } = Remembered.parse(JSON.parse(localStore.get(PERSON_KEY) ?? ''))
    return {
      ...kept,
      ...(country && { country }),
      firstName: name,
      username: name,
      email: '',
      emailVerified: true,
      focusAreas: [],
      roles: [],
      canEnterAdmin: false,
      mfaEnrolled: false,
    }
  } catch {
    return null
  }
}

/** Forgets them. */
export const forgetPerson = (): void => localStore.remove(PERSON_KEY)
