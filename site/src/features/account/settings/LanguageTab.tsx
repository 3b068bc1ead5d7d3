import { LanguageForm } from '../LanguageForm.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import css from './Settings.module.css'

/** The language of the person, on every device. */
export function LanguageTab() {
  const t = useMessages()
  return (
    <Section title={t('account.settings.tab.language')} className={css.section}>
      <LanguageForm
        label={t('account.language.label')}
        onSaved={(messages) => showToast({ text: messages('account.settings.saved'), tone: 'good' })}
        button={(busy) => (
          <Button type="submit" busy={busy && t('common.action.saving')}>
            {t('common.action.save')}
          </Button>
        )}
      />
    </Section>
  )
}
