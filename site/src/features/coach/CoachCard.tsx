import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { useFollowPreferences } from '../../lib/useFollowPreferences.ts'
import { useQueryError } from '../../lib/useQueryError.ts'
import { Arthur } from '../../ui/Arthur.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Panel } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './coach.module.css'
import { CoachTimes } from './CoachTimes.tsx'
import { preferencesQuery, usePersona } from './queries.ts'
import { useSavePreferences } from './useSavePreferences.ts'

/** Whether, when and how the coach may write. `push` stands beside the choice of push: whether this device takes it. */
export function CoachCard({ push }: { push?: ReactNode }) {
  const t = useMessages()
  const child = useAge() === 'child'
  const persona = usePersona()
  return (
    <Panel className={css.card ?? ''}>
      <header>
        <Arthur className={css.arthur} />
        <div>
          <h2>{t('coach.card.title', { persona })}</h2>
          <StatusTag>{t(child ? 'coach.tag_child' : 'coach.tag')}</StatusTag>
        </div>
      </header>
      <p>{t('coach.card.lead', { persona })}</p>
      <Preferences persona={persona} push={push} />
    </Panel>
  )
}

function Preferences({ persona, push }: { persona: string; push: ReactNode }) {
  const t = useMessages()
  const query = useQuery(preferencesQuery)
  useFollowPreferences(preferencesQuery.queryKey)
  const { data, refetch, isFetching } = query
  const queryError = useQueryError(query)
  const { save, turn, isSaving, text } = useSavePreferences()
  if (!data) {
    return queryError ? (
      <ErrorNotice error={queryError} retry={refetch} busy={isFetching} />
    ) : (
      <Waiting label={t('common.state.loading')} />
    )
  }
  return (
    <>
      <Switch label={t('coach.card.enabled', { persona })} checked={data.enabled} onChange={turn} />
      {text && (
        <Notice tone={isSaving ? 'plain' : 'caution'} live>
          {text}
        </Notice>
      )}
      {data.enabled && (
        <CoachTimes key={JSON.stringify(data)} stored={data} onSave={save} isSaving={isSaving} push={push} />
      )}
    </>
  )
}
