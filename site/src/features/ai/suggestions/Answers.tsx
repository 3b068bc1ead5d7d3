import { Check, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SuggestionAnswer, SuggestionView } from '#domain/ai/suggestions.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import css from './suggestions.module.css'
import { useAnswer } from './useAnswer.ts'

type AnswersProps = {
  suggestion: SuggestionView
  /** The id of the text the buttons are about. */
  describedBy: string
  onAnswered: (answer: SuggestionAnswer) => void
}

/** What a member can say about a suggestion, or that it is done and how to take that back. */
export function Answers({ suggestion: { id, isDone }, describedBy, onAnswered }: AnswersProps) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const isMine = useRef(false)
  const { answer, pending } = useAnswer(id, onAnswered)
  const press = (wanted: SuggestionAnswer) => {
    isMine.current = true
    answer(wanted)
  }
  useEffect(() => {
    // The pressed button left; the focus stays with the suggestion.
    if (isMine.current) box.current?.querySelector('button')?.focus()
    isMine.current = false
  }, [isDone])
  const saving = t('common.action.saving')
  return (
    <div ref={box} className={css.answers} aria-describedby={describedBy} role="group">
      {isDone ? (
        <>
          <StatusTag tone="good" icon={<Icon of={Check} />}>
            {t('ai.suggestions.done')}
          </StatusTag>
          <Button
            look="text"
            icon={<Icon of={Undo2} flip />}
            busy={pending === null && saving}
            aria-describedby={describedBy}
            onClick={() => press(null)}
          >
            {t('ai.suggestions.undo')}
          </Button>
        </>
      ) : (
        <>
          <Button
            look="text"
            icon={<Icon of={Check} />}
            busy={pending === 'done' && saving}
            aria-describedby={describedBy}
            onClick={() => press('done')}
          >
            {t('ai.suggestions.done')}
          </Button>
          <Button
            look="text"
            icon={<Icon of={X} />}
            busy={pending === 'not_for_me' && saving}
            aria-describedby={describedBy}
            onClick={() => press('not_for_me')}
          >
            {t('ai.suggestions.not_for_me')}
          </Button>
        </>
      )}
    </div>
  )
}
