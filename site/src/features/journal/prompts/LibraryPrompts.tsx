import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Section } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { PromptList } from './PromptList.tsx'
import css from './prompts.module.css'
import { libraryQuery } from './queries.ts'

/** Three questions of our editors for the member's age, and three others when asked for. */
export function LibraryPrompts({ onUse }: { onUse: (prompt: string) => void }) {
  const t = useMessages()
  return (
    <Section title={t('ai.prompts.title')}>
      <Questions onUse={onUse} />
    </Section>
  )
}

function Questions({ onUse }: { onUse: (prompt: string) => void }) {
  const t = useMessages()
  const query = useQuery(libraryQuery)
  const { data, refetch, isFetching } = query
  const queryError = useQueryError(query)
  if (queryError) {
    return <ErrorNotice error={queryError} title={t('ai.content.failed')} retry={refetch} busy={isFetching} />
  }
  if (!data) return <Waiting label={t('ai.prompts.loading')} lines={3} />
  if (data.prompts.length === 0) {
    return <Empty title={t('ai.prompts.empty_title')}>{t('ai.prompts.empty')}</Empty>
  }
  return (
    <>
      <PromptList prompts={data.prompts} onUse={onUse} />
      <Button
        look="text"
        className={css.button}
        icon={<Icon of={RefreshCw} />}
        busy={isFetching && t('common.state.loading')}
        onClick={() => void refetch()}
      >
        {t('ai.prompts.others')}
      </Button>
    </>
  )
}
