import { useQuery } from '@tanstack/react-query'
import { Flame } from 'lucide-react'
import { ON_FIRE_DAYS } from '#domain/checkins/badges.ts'
import type { ProgressView } from '#domain/journal/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Section, Split, Stack } from '../../../ui/layout.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { StreakRun } from '../../../ui/StreakRun.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { progressQuery } from '../queries.ts'
import { JournalBadges } from './JournalBadges.tsx'
import { TopTags } from './TopTags.tsx'
import { WritingDays } from './WritingDays.tsx'

/** Days in a row, the days of twelve weeks, tags and badges. */
export function ProgressTab() {
  const t = useMessages()
  const query = useQuery(progressQuery)
  const { data, refetch, isFetching } = query
  const queryError = useQueryError(query)
  if (queryError) {
    return (
      <ErrorNotice
        error={queryError}
        title={t('journal.failed.progress')}
        retry={refetch}
        busy={isFetching}
      />
    )
  }
  if (!data) return <Waiting label={t('journal.progress.loading')} lines={5} />
  return (
    <Split>
      <Stack gap="loose">
        <Streak progress={data} />
        <WritingDays progress={data} />
      </Stack>
      <Stack gap="loose">
        <TopTags tags={data.tags} />
        <JournalBadges entries={data.entries} />
      </Stack>
    </Split>
  )
}

/** Shows a run; blames no one for a broken one. Source: docs/rules/journal.md S-001-4, D-059. */
function Streak({ progress: { streak, toKeep } }: { progress: ProgressView }) {
  const t = useMessages()
  return (
    <Section
      title={t('journal.progress.streak')}
      aside={
        streak >= ON_FIRE_DAYS && (
          <StatusTag tone="lit" icon={<Icon of={Flame} />}>
            {t('journal.progress.on_fire')}
          </StatusTag>
        )
      }
    >
      <Stack>
        <StreakRun days={streak || toKeep} open={streak === 0} />
        <p>
          {streak > 0
            ? plural(t, 'journal.progress.streak_text', streak)
            : toKeep > 0
              ? plural(t, 'journal.progress.keep', toKeep)
              : t('journal.progress.streak_none')}
        </p>
        {streak === 0 && (
          <p>
            <ButtonTo look="line" to="/journal?entry=new">
              {t('journal.list.new')}
            </ButtonTo>
          </p>
        )}
      </Stack>
    </Section>
  )
}
