import type { PersonView } from '#domain/account/views.ts'

type Known = Pick<PersonView, 'ageGroup' | 'focusAreas'>

/**
 * Returns whether the questions of onboarding are answered: a focus area says so, and for a child, who may leave it
 * open, the age group, which only their end stores. Source: docs/rules/onboarding.md B-33.
 */
export const hasFirstSteps = ({ ageGroup, focusAreas }: Known): boolean =>
  focusAreas.length > 0 || ageGroup === 'child'

/** What a member still has to do before the product is open to them, or null when nothing is left. */
export function nextStep(
  person: Known & Pick<PersonView, 'language' | 'needsGuardian'>,
): '/welcome/language' | '/onboarding' | '/parent-verification' | null {
  if (!person.language) return '/welcome/language'
  if (!hasFirstSteps(person)) return '/onboarding'
  return person.needsGuardian ? '/parent-verification' : null
}

/** Where a member begins who has nothing left to do. */
export const HOME = '/dashboard'

/** A path of our own pages to go on to (`?next=`), or null: never another site, never sign-in itself. */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith('/')) return null
  try {
    const { origin, pathname, search, hash } = new URL(next, location.origin)
    if (origin !== location.origin || /^\/auth(\/|$)/.test(pathname)) return null
    // What is left of `/..//evil.example` begins with two slashes: as a link it would lead to another site.
    return /^\/[/\\]/.test(pathname) ? null : pathname + search + hash
  } catch {
    return null
  }
}
