import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import { aiApi } from '#domain/ai/api.ts'
import { headlineOf, type SuggestionView } from '#domain/ai/suggestions.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { write } from '../../../lib/query.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { applyRead } from './queries.ts'
import { looks } from './looks.ts'
import css from './suggestions.module.css'

/**
 * One suggestion: its first sentence, and the rest when opened. Opening marks it as read; when that fails, the member
 * sees no error. Source: docs/rules/ai.md S-000-8.
 */
export function Suggestion({ suggestion }: { suggestion: SuggestionView }) {
  const t = useMessages()
  const client = useQueryClient()
  const { id, type, content, isRead } = suggestion
  const { headline, rest } = headlineOf(content)
  const { mutate } = useMutation({
    ...write(aiApi.readSuggestion, [], { repeatable: true }),
    onSuccess: () => applyRead(client, { name: 'suggestion-read', data: { id } }),
  })
  return (
    <details
      className={css.card}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isRead) mutate({ params: { id } })
      }}
    >
      <summary>
        <span className={css.float} data-paint={looks[type].paint}>
          <Icon of={looks[type].icon} />
        </span>
        <span className={css.words}>
          <span className={css.kind}>
            {t(`ai.kind.${type}`)}
            {isRead ? (
              <StatusTag icon={<Icon of={Check} />}>{t('ai.suggestions.read')}</StatusTag>
            ) : (
              <StatusTag tone="lit">{t('ai.suggestions.unread')}</StatusTag>
            )}
          </span>
          <span className={css.headline} dir="auto">
            {headline}
          </span>
        </span>
        <Icon of={ChevronDown} className={css.arrow} />
      </summary>
      {rest && <p dir="auto">{rest}</p>}
    </details>
  )
}
