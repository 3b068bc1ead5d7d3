import { useQuery } from '@tanstack/react-query'
import { PenLine, RefreshCw } from 'lucide-react'
import { useHasPath } from '../../lib/paths.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useQueryError } from '../../lib/useQueryError.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel, Stack } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './content.module.css'
import { promptsQuery } from './queries.ts'

/** Three questions to write about, and three others when asked for. */
export function Prompts() {
  const t = useMessages()
  return (
    <Panel sand className={css.prompts ?? ''}>
      <Stack>
        <h2>{t('ai.prompts.title')}</h2>
        <Questions />
      </Stack>
    </Panel>
  )
}

function Questions() {
  const t = useMessages()
  const hasJournal = useHasPath('/journal')
  const query = useQuery(promptsQuery)
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
      <p>{t('ai.prompts.lead')}</p>
      <ul className={css.questions} aria-live="polite">
        {data.prompts.map(({ id, prompt }) => (
          <li key={id}>
            <p>{prompt}</p>
            {hasJournal && (
              <ButtonTo look="text" to="/journal" state={{ prompt }} icon={<Icon of={PenLine} />}>
                {t('ai.prompts.write')}
              </ButtonTo>
            )}
          </li>
        ))}
      </ul>
      <Button
        look="text"
        className={css.others}
        icon={<Icon of={RefreshCw} />}
        busy={isFetching && t('common.state.loading')}
        onClick={() => void refetch()}
      >
        {t('ai.prompts.others')}
      </Button>
    </>
  )
}
