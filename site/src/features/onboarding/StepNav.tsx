import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import css from '../../ui/StepPage.module.css'

/** Back, and the button that goes on (`children`). */
export function StepNav({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const t = useMessages()
  return (
    <div className={css.nav}>
      <Button look="line" size="big" onClick={onBack}>
        {t('common.action.back')}
      </Button>
      {children}
    </div>
  )
}
