import { accountApi } from '#domain/account/api.ts'
import { call } from '../../../lib/call.ts'
import { hasFirstSteps } from '../../../lib/nextStep.ts'

/**
 * Sends a signed-in member on: to the language choice, to onboarding, else to the dashboard. With `stay` (`/?home`, or
 * a notification to read) they stay; the Admin button shows to staff. Source: docs/rules/site.md S-000-2.
 */
export async function welcomeBack({ stay }: { stay: boolean }): Promise<void> {
  const answer = await call(accountApi.readPerson).catch(() => null)
  const person = answer?.person
  if (!person) return
  document.querySelectorAll<HTMLElement>('[data-admin]').forEach((link) => {
    link.hidden = !person.canEnterAdmin
  })
  if (stay) return
  if (!person.language) location.replace('/welcome/language')
  else if (!hasFirstSteps(person)) location.replace('/onboarding')
  else location.replace('/dashboard')
}
