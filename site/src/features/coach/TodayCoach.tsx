import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CoachPreferences } from '#domain/coach/schema.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useHasPath } from '../../lib/paths.ts'
import { useAge } from '../../lib/useAge.ts'
import { useFollowPreferences } from '../../lib/useFollowPreferences.ts'
import { useQueryError } from '../../lib/useQueryError.ts'
import { Arthur } from '../../ui/Arthur.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Switch } from '../../ui/Switch.tsx'
import css from './coach.module.css'
import { messagesQuery, preferencesQuery, usePersona } from './queries.ts'
import { useSavePreferences } from './useSavePreferences.ts'

/** The coach on Today: the latest line, the way to write about it, and the switch. What fails shows here. */
export function TodayCoach() {
  const t = useMessages()
  const persona = usePersona()
  const isChild = useAge() === 'child'
  const query = useQuery(preferencesQuery)
  const queryError = useQueryError(query)
  useFollowPreferences(preferencesQuery.queryKey)
  const { data, refetch, isFetching } = query
  if (!data && !queryError) return null
  return (
    <Panel className={css.card ?? ''}>
      <header>
        <Arthur className={css.arthur} />
        <div>
          <h2>{persona}</h2>
          <StatusTag>{t(isChild ? 'coach.tag_child' : 'coach.tag')}</StatusTag>
        </div>
      </header>
      {data ? (
        <>
          <Line isOn={data.enabled} persona={persona} isChild={isChild} />
          <Daily preferences={data} persona={persona} isChild={isChild} />
        </>
      ) : (
        <ErrorNotice error={queryError} title={t('today.coach.failed')} retry={refetch} busy={isFetching} />
      )}
    </Panel>
  )
}

type For = { persona: string; isChild: boolean }

function Line({ isOn, persona, isChild }: For & { isOn: boolean }) {
  const t = useMessages()
  const hasJournal = useHasPath('/journal')
  // What the popup asked for; asking here too would mark unseen messages as opened.
  const { data } = useQuery({ ...messagesQuery(useQueryClient()), enabled: false })
  const [latest] = data?.messages ?? []
  const prompt = isChild ? 'today.coach.prompt_child' : 'coach.today.prompt'
  const lead = isChild ? 'today.coach.lead_child' : 'coach.card.lead'
  const line = latest?.content ?? t(isOn ? prompt : lead, { persona })
  return (
    <>
      {/* Our own text may begin with a name in Latin letters. */}
      <p className={css.line} dir={latest && 'auto'}>
        {line}
      </p>
      {hasJournal && (latest || isOn) && (
        <ButtonTo
          look="text"
          className={css.write}
          to="/journal"
          state={{ prompt: line }}
          icon={<Icon of={PenLine} />}
        >
          {t('coach.popup.write')}
        </ButtonTo>
      )}
    </>
  )
}

function Daily({ preferences, persona, isChild }: For & { preferences: CoachPreferences }) {
  const t = useMessages()
  const { turn, isSaving, text } = useSavePreferences()
  return (
    <div className={css.daily}>
      <Switch
        label={t(isChild ? 'today.coach.daily_child' : 'coach.card.enabled', { persona })}
        checked={preferences.enabled}
        onChange={turn}
      />
      {text && (
        <Notice tone={isSaving ? 'plain' : 'caution'} live>
          {text}
        </Notice>
      )}
      {preferences.enabled && (
        <p className="ek-small ek-soft">
          <Times preferences={preferences} />{' '}
          <Link to="/dashboard?tab=settings">{t('coach.today.change')}</Link>
        </p>
      )}
    </div>
  )
}

function Times({ preferences: { windows, quiet_hours: quiet } }: { preferences: CoachPreferences }) {
  const t = useMessages()
  const format = useFormat('UTC')
  // A time of the clock, whatever the zone.
  const clock = (time: string) => format.time(`2026-01-01T${time}:00Z`)
  const times = new Intl.ListFormat(t.locale).format(windows.map(clock))
  const hasQuiet = quiet.start !== quiet.end
  return (
    <>
      {t('coach.today.times', { times })}{' '}
      {hasQuiet && t('coach.today.quiet', { from: clock(quiet.start), to: clock(quiet.end) })}
    </>
  )
}
