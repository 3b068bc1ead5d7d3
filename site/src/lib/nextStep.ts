import type { PersonView } from '#domain/account/views.ts'

/** What somebody still has to do before the product is open to them, or null when nothing is left. */
export function nextStep(
  person: Pick<PersonView, 'language' | 'focusAreas' | 'needsGuardian'>,
): '/welcome/language' | '/onboarding' | '/parent-verification' | null {
  if (!person.language) return '/welcome/language'
  if (person.focusAreas.length === 0) return '/onboarding'
  return person.needsGuardian ? '/parent-verification' : null
}

/** Where somebody begins who has nothing left to do. */
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
