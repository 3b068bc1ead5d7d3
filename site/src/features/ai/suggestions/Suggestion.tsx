import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { aiApi } from '#domain/ai/api.ts'
import { headlineOf, type SuggestionAnswer, type SuggestionView } from '#domain/ai/suggestions.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { write } from '../../../lib/query.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { Answers } from './Answers.tsx'
import { applyRead } from './queries.ts'
import { kindStyles } from './kindStyles.ts'
import css from './suggestions.module.css'

type SuggestionProps = {
  suggestion: SuggestionView
  onAnswered: (answer: SuggestionAnswer) => void
}

/**
 * One suggestion: its first sentence, and when opened the rest and its answers. Opening marks it as read; when that
 * fails, the member sees no error. Source: docs/rules/ai.md S-000-8.
 */
export function Suggestion({ suggestion, onAnswered }: SuggestionProps) {
  const t = useMessages()
  const client = useQueryClient()
  const textId = useId()
  const { id, type, content, source, isRead, isDone } = suggestion
  const { headline, rest } = headlineOf(content)
  const { mutate } = useMutation({
    ...write(aiApi.readSuggestion, [], { repeatable: true }),
    onSuccess: () => applyRead(client, { name: 'suggestion-read', data: { id } }),
  })
  const state = isDone ? 'done' : isRead ? 'read' : 'unread'
  return (
    <details
      className={css.card}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isRead) mutate({ params: { id } })
      }}
    >
      <summary>
        <span className={css.float} data-paint={kindStyles[type].paint}>
          <Icon of={kindStyles[type].icon} />
        </span>
        <span className={css.words}>
          <span className={css.kind}>
            {t(`ai.kind.${type}`)}
            <StatusTag
              tone={isDone ? 'good' : isRead ? 'plain' : 'lit'}
              icon={state !== 'unread' && <Icon of={Check} />}
            >
              {t(`ai.suggestions.${state}`)}
            </StatusTag>
            {source === 'model' && <span>{t('ai.suggestions.source_model')}</span>}
          </span>
          <span className={css.headline} id={textId} dir="auto">
            {headline}
          </span>
        </span>
        <Icon of={ChevronDown} className={css.arrow} />
      </summary>
      <div className={css.inside}>
        {rest && <p dir="auto">{rest}</p>}
        <Answers suggestion={suggestion} describedBy={textId} onAnswered={onAnswered} />
      </div>
    </details>
  )
}
