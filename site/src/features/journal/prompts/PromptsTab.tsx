import { useQuery } from '@tanstack/react-query'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { CarePanel } from '../../../ui/CarePanel.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Section, Split, Stack } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { AskForPrompts } from './AskForPrompts.tsx'
import { LibraryPrompts } from './LibraryPrompts.tsx'
import { MadePrompts } from './MadePrompts.tsx'
import { PromptList } from './PromptList.tsx'
import { writingQuery } from './queries.ts'
import { useGeneratePrompts } from './useGeneratePrompts.ts'
import { useLivePrompts } from './useLivePrompts.ts'

type PromptsTabProps = {
  /** Called when the member wants to write about a prompt. */
  onUse: (prompt: string) => void
}

/**
 * Prompts to write about: made for a feeling, the question of the day, and those our editors keep for all members. When
 * recent texts need people rather than questions, help comes first.
 */
export function PromptsTab(props: PromptsTabProps) {
  return (
    <WithMessages names={['ai', 'checkinNames', 'checkins']}>
      <Stack gap="loose">
        <Made {...props} />
        <LibraryPrompts {...props} />
      </Stack>
    </WithMessages>
  )
}

function Made({ onUse }: PromptsTabProps) {
  const t = useMessages()
  const query = useQuery(writingQuery)
  const { data, refetch, isFetching } = query
  const queryError = useQueryError(query)
  const asking = useGeneratePrompts()
  useLivePrompts()
  if (queryError) {
    return (
      <ErrorNotice error={queryError} title={t('ai.writing.load_failed')} retry={refetch} busy={isFetching} />
    )
  }
  if (!data) return <Waiting label={t('ai.writing.loading')} lines={6} />
  return (
    <Stack gap="loose">
      {data.offerSupport && (
        <CarePanel level={2}>
          <p>{t('ai.writing.support')}</p>
        </CarePanel>
      )}
      <Split parts="lead">
        <AskForPrompts page={data} asking={asking} />
        <Stack gap="loose">
          {data.reflection && (
            <Section title={t('ai.writing.today')}>
              <PromptList prompts={[data.reflection]} onUse={onUse} />
            </Section>
          )}
          <MadePrompts prompts={data.prompts} isWaiting={asking.isPending} onUse={onUse} />
        </Stack>
      </Split>
    </Stack>
  )
}
