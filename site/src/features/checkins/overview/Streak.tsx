import { Flame } from 'lucide-react'
import { ON_FIRE_DAYS, streakBadges } from '#domain/checkins/badges.ts'
import type { Overview } from '#domain/checkins/events.ts'
import { localDay } from '#domain/time/localDay.ts'
import { usePerson } from '../../../lib/person.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { useAge } from '../../../lib/useAge.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Section } from '../../../ui/layout.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { StreakRun } from '../../../ui/StreakRun.tsx'
import css from './overview.module.css'

/** Days in a row, the longest streak, and how far the next flag is. Blames no one for a broken streak. */
export function Streak({ streak: { current, longest, lastDay } }: { streak: Overview['streak'] }) {
  const t = useMessages()
  const { timeZone } = usePerson()
  const format = useFormat()
  const child = useAge() === 'child'
  const isOpen = lastDay !== localDay(new Date(), timeZone)
  const next = streakBadges.find(({ days }) => days > current)
  const sentences = [
    current === 0 && t('checkins.streak.start'),
    longest > current && plural(t, 'checkins.streak.longest', longest),
    current > 0 && next && plural(t, 'checkins.streak.next', next.days - current),
  ].filter(Boolean)
  return (
    <Section
      title={t(child ? 'checkins.streak.title_child' : 'checkins.streak.title')}
      aside={
        current >= ON_FIRE_DAYS && (
          <StatusTag tone="lit" icon={<Icon of={Flame} />}>
            {t('checkins.streak.on_fire')}
          </StatusTag>
        )
      }
    >
      {/* A zero would be a verdict. */}
      {current > 0 && (
        <p className={css.count}>
          <span className="ek-num">{format.number(current)}</span>{' '}
          {plural(t, child ? 'checkins.streak.showed_up' : 'checkins.streak.days', current)}
        </p>
      )}
      <StreakRun days={current} open={isOpen} />
      {!child && sentences.length > 0 && <p className={css.next}>{sentences.join(' ')}</p>}
    </Section>
  )
}
