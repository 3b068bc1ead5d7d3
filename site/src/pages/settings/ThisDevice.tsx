import { SharedDevice } from '../../features/account/settings/SharedDevice.tsx'
import { LockSettings } from '../../features/journal/lock/LockSettings.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { Section, Stack } from '../../ui/layout.tsx'
import css from './settings.module.css'

/** What holds for this device alone: whether it is shared, and the lock of the journal. */
export function ThisDevice() {
  const t = useMessages()
  return (
    <Section title={t('account.shared.title')} className={css.narrow}>
      <Stack gap="roomy">
        <SharedDevice />
        <WithMessages names={['journalLock']}>
          <LockSettings />
        </WithMessages>
      </Stack>
    </Section>
  )
}
