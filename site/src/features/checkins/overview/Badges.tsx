import { Link } from 'react-router-dom'
import { badges, streakBadges, type BadgeId } from '#domain/checkins/badges.ts'
import type { Overview } from '#domain/checkins/events.ts'
import { usePerson } from '../../../lib/person.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { useAge } from '../../../lib/useAge.ts'
import { BadgeList } from '../../../ui/BadgeList.tsx'
import { classes } from '../../../ui/classes.ts'
import { Section } from '../../../ui/layout.tsx'
import css from './overview.module.css'

type BadgesProps = {
  earned: Overview['badges']
  streak: Overview['streak']
  /** With the day each was earned. */
  withDays?: boolean
  /** Only the latest that were earned and the next one, with the way to all of them. */
  few?: boolean
}

/** Earned badges shown where few are. */
const LATEST = 4

/** The twelve badges as flags: the earned ones first, then the open ones with what each asks for. */
export function Badges({ earned, streak, withDays = false, few = false }: BadgesProps) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const child = useAge() === 'child'
  const earnedAt = new Map(earned.map(({ id, earnedAt }) => [id, earnedAt]))
  const nextStreak = streakBadges.find(({ id, days }) => !earnedAt.has(id) && days > streak.current)

  const how = (id: BadgeId) =>
    id === nextStreak?.id && streak.current > 0
      ? plural(t, 'checkins.badges.soon', nextStreak.days - streak.current)
      : t(`checkins.badge_how.${id}`)
  const nameOf = (id: BadgeId, more: string | false) => (
    <>
      <span className={css.badge}>{t(`checkins.badge.${id}`)}</span>
      {more && <span className={css.how}>{more}</span>}
    </>
  )
  const hoisted = badges.filter(({ id }) => earnedAt.has(id))
  const shown = few
    ? [...hoisted].sort((a, b) => earnedAt.get(b.id)!.localeCompare(earnedAt.get(a.id)!)).slice(0, LATEST)
    : hoisted
  // Children look forward to one thing at a time; where the days are listed (the history) all twelve hang.
  const onlyNext = few || (child && !withDays)
  const open = badges.filter(({ id }) => !earnedAt.has(id) && (!onlyNext || id === nextStreak?.id))
  return (
    <Section
      title={t(child ? 'checkins.badges.title_child' : 'checkins.badges.title')}
      aside={
        !child && (
          <>
            {t('checkins.badges.count', { earned: hoisted.length, total: badges.length })}
            {few && (
              <>
                {' '}
                <Link to="/dashboard?tab=history">{t('checkins.badges.all')}</Link>
              </>
            )}
          </>
        )
      }
    >
      <div className={classes(css.flags, few && css.few)}>
        <BadgeList
          flags={[
            ...shown.map(({ id }) => ({
              id,
              name: nameOf(id, withDays && format.date(earnedAt.get(id)!)),
            })),
            ...open.map(({ id }) => ({ id, name: nameOf(id, how(id)), open: true })),
          ]}
        />
      </div>
    </Section>
  )
}
