import { accountApi } from '#domain/account/api.ts'
import { call } from '../../../lib/call.ts'
import { hasFirstSteps } from '../../../lib/nextStep.ts'

type Visit = {
  /** They asked for this page (`/?home`). */
  stay: boolean
  /** The notice to show (`/?notice=`). The dashboard shows it too; a member who may not enter it yet reads it here. */
  notice: string | null
}

/**
 * Sends a signed-in member on: to the language choice, to onboarding, else to the dashboard. The Admin button shows to
 * staff. Returns whether they are on their way. Source: docs/rules/site.md S-000-2.
 */
export async function welcomeBack({ stay, notice }: Visit): Promise<boolean> {
  const answer = await call(accountApi.readPerson).catch(() => null)
  const person = answer?.person
  if (!person) return false
  document.querySelectorAll<HTMLElement>('[data-admin]').forEach((link) => {
    link.hidden = !person.canEnterAdmin
  })
  const to = !person.language ? '/welcome/language' : hasFirstSteps(person) ? '/dashboard' : '/onboarding'
  if (stay || (notice && (to !== '/dashboard' || person.needsGuardian))) return false
  location.replace(notice ? `${to}?notice=${encodeURIComponent(notice)}` : to)
  return true
}
