import { DisplayForm } from '../DisplayForm.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import css from './Settings.module.css'

/** Appearance, size of text, contrast and motion. */
export function DisplayTab() {
  const t = useMessages()
  return (
    <Section title={t('shell.comfort.title')} className={css.section}>
      <Stack>
        <p className={css.lead}>{t('settings.comfort_hint')}</p>
        <DisplayForm />
      </Stack>
    </Section>
  )
}
