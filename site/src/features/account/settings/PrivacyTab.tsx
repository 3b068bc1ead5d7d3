import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { isAdult } from '#domain/account/ageGroup.ts'
import { meQuery, usePerson, type Me } from '../../../lib/person.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useSavesOf } from '../../../lib/useSavesOf.ts'
import { Section, Stack } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { accountQueries } from '../queries.ts'
import { AccountChoices } from './AccountChoices.tsx'
import { DailyModel } from './DailyModel.tsx'
import { FamilySharing } from './FamilySharing.tsx'
import css from './Settings.module.css'

/**
 * What the product may know about how it is used: an adult's own choice. Of minors nothing is counted, so there is no
 * switch. What was agreed to for the question of the day, and what the member's families see.
 */
export function PrivacyTab() {
  const t = useMessages()
  const { ageGroup } = usePerson()
  return (
    <Section title={t('settings.privacy.title')} className={css.section}>
      <Stack gap="roomy">
        {isAdult(ageGroup) ? <Counting /> : <p className={css.lead}>{t('settings.privacy.minor')}</p>}
        <DailyModel />
        <AccountChoices />
        <FamilySharing />
      </Stack>
    </Section>
  )
}

function Counting() {
  const t = useMessages()
  const { analytics = false } = usePerson()
  const { queued, isSaving, put } = useSavesOf<Me>(meQuery.queryKey, 'analytics')
  const show = (consent: boolean) =>
    put((me) => (me?.person ? { person: { ...me.person, analytics: consent } } : me))
  const stored = useRef(analytics)
  const save = useMutation({
    ...accountQueries.setAnalyticsConsent(),
    ...queued,
    onSuccess: (_, { body }) => {
      stored.current = body.consent
    },
  })
  const press = (consent: boolean) => {
    if (!isSaving()) stored.current = analytics
    // At once for the eye, and back again when the server could not be reached.
    show(consent)
    save.mutate(
      { body: { consent } },
      {
        onSuccess: () => showToast({ text: t('account.settings.saved'), tone: 'good' }),
        onError: (error) => {
          show(stored.current)
          showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' })
        },
      },
    )
  }
  return (
    <Switch
      label={t('settings.privacy.analytics')}
      hint={t('settings.privacy.analytics_hint')}
      checked={analytics}
      onChange={press}
    />
  )
}
