import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import { usePrivacyChoices } from '../data/usePrivacyChoices.ts'
import css from './Settings.module.css'

const DeleteDialog = lazy(() =>
  import('./DeleteDialog.tsx').then((module) => ({ default: module.DeleteDialog })),
)

/** Deleting the account, as far as the member allows it above. Source: docs/rules/account.md D-116. */
export function DeleteAccount() {
  const t = useMessages()
  const { roles } = usePerson()
  const [asks, setAsks] = useState(false)
  // Shared with the switches above. While it is unknown the button works: the server decides.
  const choices = usePrivacyChoices()
  const off =
    roles.length > 0
      ? t('settings.deletion.staff')
      : choices?.accountDeletion === false && t('settings.deletion.off')
  return (
    <Section title={t('settings.deletion.title')} className={css.section}>
      <Stack>
        <p className={css.lead}>{t('settings.deletion.lead')}</p>
        {off && <p className="ek-soft">{off}</p>}
        <p>
          <Button look="line" disabledReason={off} onClick={() => setAsks(true)}>
            {t('settings.deletion.button')}
          </Button>
        </p>
      </Stack>
      {asks && (
        <Suspense>
          <DeleteDialog onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </Section>
  )
}
