import { useNavigate } from 'react-router-dom'
import { LanguageForm } from '../../app/LanguageForm.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Harbor } from './Harbor.tsx'
import { StepPage } from './StepPage.tsx'

/** `/welcome/language`: the language first, so that everything after it can be read. */
export function LanguageScreen() {
  const t = useMessages()
  const go = useNavigate()
  return (
    <StepPage title={t('account.language.title')} lead={t('account.language.intro')} aside={<Harbor />}>
      <LanguageForm
        label={t('account.language.label')}
        onSaved={() => go('/onboarding')}
        button={(busy) => (
          <Button type="submit" size="big" busy={busy && t('common.action.saving')}>
            {t('common.action.continue')}
          </Button>
        )}
      />
    </StepPage>
  )
}
