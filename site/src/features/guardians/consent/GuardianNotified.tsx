import type { GuardianPreferences } from '#domain/guardians/preferences.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { call } from '../../../lib/call.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Lines, Section } from '../../../ui/layout.tsx'
import { PreferencesForm } from '../tab/PreferencesForm.tsx'

type GuardianToldProps = { token: string; sharesMoods: boolean; wishes: GuardianPreferences | null }

/** What a guardian is told, and what they wish of it while no account has their wishes. */
export function GuardianNotified({ token, sharesMoods, wishes }: GuardianToldProps) {
  const t = useMessages()
  return (
    <>
      <Section title={t('onboarding.guardian_page.told_title')}>
        <Lines>
          <li>
            {t(sharesMoods ? 'onboarding.guardian_page.told_mood' : 'onboarding.guardian_page.told_mood_off')}
          </li>
          <li>{t('onboarding.guardian_page.told_words')}</li>
          <li>{t('onboarding.guardian_page.told_never')}</li>
          <li>{t('onboarding.guardian_page.told_danger')}</li>
        </Lines>
      </Section>
      {wishes && (
        <Section title={t('onboarding.wishes.title')}>
          <PreferencesForm
            saved={wishes}
            save={(changed) =>
              call(guardianApi.savePagePreferences, {
                params: { token },
                body: { wishes: changed, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
              })
            }
          />
        </Section>
      )}
    </>
  )
}
