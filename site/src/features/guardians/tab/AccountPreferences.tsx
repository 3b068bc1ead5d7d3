import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { Output } from '#domain/api/contract.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { keyOf } from '../../../lib/query.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useInstantSave } from '../../../lib/useInstantSave.ts'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { guardianQueries } from './queries.ts'

type Saved = Output<typeof guardianApi.readGuardianPreferences>
const alerts = ['checkin_alerts', 'journal_alerts', 'daily_digest'] as const

/** What a guardian's account is notified of. Each switch counts at once; the quiet hours are those of the account. */
export function AccountPreferences() {
  const t = useMessages()
  const { data, error, refetch, isFetching } = useQuery(guardianQueries.preferences())
  return (
    <Section title={t('guardians.preferences.title')} aside={t('guardians.preferences.lead')}>
      {!data && error && <ErrorNotice error={error} retry={refetch} busy={isFetching} />}
      {!data && !error && <Waiting label={t('common.state.loading')} />}
      {data && <Alerts saved={data} />}
    </Section>
  )
}

function Alerts({ saved }: { saved: Saved }) {
  const t = useMessages()
  const { press } = useInstantSave({
    contract: guardianApi.saveGuardianPreferences,
    queryKey: keyOf(guardianApi.readGuardianPreferences),
    failed: t('guardians.preferences.update_failed'),
    saved: t('guardians.preferences.saved'),
  })
  const { parent_id: _, ...preferences } = saved
  const { quiet_hours_start: start, quiet_hours_end: end } = saved
  return (
    <Stack gap="roomy">
      {alerts.map((name) => (
        <Switch
          key={name}
          label={t(`guardians.preferences.${name}`)}
          hint={t(`guardians.preferences.${name}_hint`)}
          checked={saved[name]}
          onChange={(on) =>
            press({ body: { ...preferences, [name]: on } }, (shown) => ({ ...shown, [name]: on }))
          }
        />
      ))}
      <Notice>{t('guardians.preferences.crisis')}</Notice>
      <Stack gap="tight">
        <p>
          {start === end
            ? t('guardians.preferences.quiet_none')
            : t('guardians.preferences.quiet_now', { start, end })}
        </p>
        <p>
          <ButtonTo look="text" to="/settings?tab=notifications" icon={<Icon of={ArrowRight} flip />}>
            {t('guardians.preferences.quiet_change')}
          </ButtonTo>
        </p>
      </Stack>
    </Stack>
  )
}
