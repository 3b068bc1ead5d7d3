import { LanguageForm } from '../../account/index.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { Button } from '../../../ui/Button.tsx'

/** The languages to choose from, where a member has to wait. */
export function ChooseLanguage({ onEnd }: { onEnd: () => void }) {
  const t = useMessages()
  return (
    <WithMessages names={['account']}>
      <LanguageForm
        label={t('consent.wait.language')}
        onSaved={onEnd}
        button={(busy) => (
          <Button type="submit" busy={busy && t('common.action.saving')}>
            {t('common.action.save')}
          </Button>
        )}
      />
    </WithMessages>
  )
}
