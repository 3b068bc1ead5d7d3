import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import css from './suggestions.module.css'
import { useAnswer } from './useAnswer.ts'

/** Stands where a declined suggestion was, with the way back. */
export function Declined({ id, onUndone }: { id: string; onUndone: () => void }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const { answer, pending } = useAnswer(id, onUndone)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={box} className={css.answers}>
      <p className="ek-soft" role="status">
        {t('ai.suggestions.declined')}
      </p>
      <Button
        look="text"
        icon={<Icon of={Undo2} flip />}
        busy={pending === null && t('common.action.saving')}
        onClick={() => answer(null)}
      >
        {t('ai.suggestions.undo')}
      </Button>
    </div>
  )
}
