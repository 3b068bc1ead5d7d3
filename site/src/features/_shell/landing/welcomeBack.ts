import { accountApi } from '#domain/account/api.ts'
import { call } from '../../../lib/call.ts'

/**
 * Sends somebody who is signed in to where they belong: no language yet, no focus area yet, else the dashboard.
 * With `stay` (`/?home`, or a notice they have to read) they stay; the Admin button shows to those who may enter. Source: spec 000 §2.
 */
export async function welcomeBack({ stay }: { stay: boolean }): Promise<void> {
  const answer = await call(accountApi.me).catch(() => null)
  const person = answer?.person
  if (!person) return
  document.querySelectorAll<HTMLElement>('[data-admin]').forEach((link) => {
    link.hidden = !person.canEnterAdmin
  })
  if (stay) return
  if (!person.language) location.replace('/welcome/language')
  else if (person.focusAreas.length === 0) location.replace('/onboarding')
  else location.replace('/dashboard')
}
