import { useQuery } from '@tanstack/react-query'
import { journalBadges } from '#domain/journal/badges.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { BadgeList } from '../../../ui/BadgeList.tsx'
import { Section } from '../../../ui/layout.tsx'
import css from './progress.module.css'
import { badgesQuery } from '../queries.ts'

/**
 * The three badges for writing: earned ones as they hang on the dashboard, the others with how many entries are left.
 */
export function JournalBadges({ entries }: { entries: number }) {
  const t = useMessages()
  const badges = useQuery(badgesQuery).data?.badges
  const isEarned = (id: string, needed: number) =>
    badges ? badges.some((badge) => badge.id === id) : entries >= needed
  return (
    <Section title={t('journal.progress.badges')}>
      <BadgeList
        flags={journalBadges.map(({ id, entries: needed }) => {
          const isOpen = !isEarned(id, needed)
          const left = Math.max(1, needed - entries)
          return {
            id,
            open: isOpen,
            name: (
              <>
                <span className={css.badge}>{t(`checkins.badge.${id}`)}</span>
                <span className={css.how}>
                  {isOpen
                    ? plural(t, 'journal.progress.badge_to_go', left)
                    : t('journal.progress.badge_earned')}
                </span>
              </>
            ),
          }
        })}
      />
    </Section>
  )
}
