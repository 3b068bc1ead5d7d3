import { useNavigate } from 'react-router-dom'
import { LanguageForm } from '../account/index.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { OnboardingScene } from './OnboardingScene.tsx'
import { StepPage } from '../../ui/StepPage.tsx'

/** `/welcome/language`: the language first, so that everything after it can be read. */
export function LanguageScreen() {
  const t = useMessages()
  const go = useNavigate()
  return (
    <StepPage
      title={t('account.language.title')}
      lead={t('account.language.intro')}
      aside={<OnboardingScene />}
    >
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
