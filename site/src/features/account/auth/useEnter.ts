import { useSearchParams, useNavigate } from 'react-router-dom'
import type { PersonView } from '#domain/account/views.ts'
import { dropDrafts } from '../../../lib/draft.ts'
import { nextStep, HOME, safeNext } from '../../../lib/nextStep.ts'
import { useAnswersPath } from '../../../lib/paths.ts'
import { useMessages, useSwitchLanguage } from '../../../lib/messages.tsx'
import { showToast } from '../../../ui/toasts.ts'

/**
 * Takes a member who is signed in to where they go now: what is left of their first steps, else `?next=`, else the
 * dashboard. The page speaks their language from here on. `greet` shows the welcome-back toast when nothing is left.
 */
export function useEnter(): (person: PersonView, options?: { greet: boolean }) => Promise<void> {
  const [query] = useSearchParams()
  const go = useNavigate()
  const answers = useAnswersPath()
  const messages = useMessages()
  const speak = useSwitchLanguage()
  return async (person, { greet } = { greet: true }) => {
    dropDrafts('auth.')
    const { language } = person
    const t = language && language !== messages.locale ? await speak(language) : messages
    const step = nextStep(person)
    const to = step ?? safeNext(query.get('next')) ?? HOME
    // Pages outside of the app (the back office) are loaded; a toast would be lost on the way.
    if (!step && to !== HOME && !answers(to)) return location.assign(to)
    if (!step && greet) showToast({ text: t('account.auth.welcome_back'), tone: 'good' })
    go(to, { replace: true })
  }
}
