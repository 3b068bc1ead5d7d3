import { useId } from 'react'
import type { SuggestionAnswer, SuggestionView } from '#domain/ai/suggestions.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Answers } from './Answers.tsx'
import { kindStyles } from './kindStyles.ts'
import css from './suggestions.module.css'

type TodaySuggestionProps = {
  suggestion: SuggestionView
  onAnswered: (answer: SuggestionAnswer) => void
}

/** One suggestion on Today, whole: its kind and who wrote it, its text, its answers. */
export function TodaySuggestion({ suggestion, onAnswered }: TodaySuggestionProps) {
  const t = useMessages()
  const textId = useId()
  const { type, content, source } = suggestion
  return (
    <>
      <p className={css.kind}>
        <Icon of={kindStyles[type].icon} />
        <span>
          {t(`ai.kind.${type}`)} · {t(`ai.suggestions.source_${source}`)}
        </span>
      </p>
      <p id={textId} dir="auto">
        {content}
      </p>
      <Answers suggestion={suggestion} describedBy={textId} onAnswered={onAnswered} />
    </>
  )
}
