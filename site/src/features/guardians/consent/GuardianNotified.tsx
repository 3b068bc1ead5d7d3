import type { GuardianPreferences } from '#domain/guardians/preferences.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { call } from '../../../lib/call.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Lines, Section } from '../../../ui/layout.tsx'
import { PreferencesForm } from '../tab/PreferencesForm.tsx'

type GuardianNotifiedProps = { token: string; sharesMoods: boolean; preferences: GuardianPreferences | null }

/** What a guardian is notified of, and what they prefer while no account has their preferences. */
export function GuardianNotified({ token, sharesMoods, preferences }: GuardianNotifiedProps) {
  const t = useMessages()
  return (
    <>
      <Section title={t('guardians.page.told_title')}>
        <Lines>
          <li>{t(sharesMoods ? 'guardians.page.told_mood' : 'guardians.page.told_mood_off')}</li>
          <li>{t('guardians.page.told_words')}</li>
          <li>{t('guardians.page.told_never')}</li>
          <li>{t('guardians.page.told_danger')}</li>
        </Lines>
      </Section>
      {preferences && (
        <Section title={t('guardians.preferences.title')}>
          <PreferencesForm
            saved={preferences}
            save={(changed) =>
              call(guardianApi.saveGuardianPagePreferences, {
                params: { token },
                body: { preferences: changed, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
              })
            }
          />
        </Section>
      )}
    </>
  )
}
