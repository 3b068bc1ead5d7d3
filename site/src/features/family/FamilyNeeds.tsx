import { useMessages } from '../../lib/messages.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Section, Stack } from '../../ui/layout.tsx'

/** Shows a child or teen that families wait for the consent of their guardian, with the way to write to them. */
export function GuardianNeeded() {
  const t = useMessages()
  return (
    <Section title={t('family.gate.guardian_title')}>
      <Stack>
        <p>{t('family.error.guardian_page')}</p>
        <p>
          <ButtonTo look="line" to="/parent-verification?again=1">
            {t('family.gate.guardian_act')}
          </ButtonTo>
        </p>
      </Stack>
    </Section>
  )
}

/** Shows that families wait until the member's address is confirmed; the note above the tabs sends the mail again. */
export function AddressNeeded() {
  const t = useMessages()
  return (
    <Section title={t('family.gate.confirm_title')}>
      <p>{t('family.gate.confirm_text')}</p>
    </Section>
  )
}
