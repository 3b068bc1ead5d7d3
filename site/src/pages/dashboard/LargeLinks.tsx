import {
  ArrowRight,
  BookOpen,
  History,
  Lightbulb,
  LifeBuoy,
  NotebookPen,
  Settings2,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useHasPath } from '../../lib/paths.ts'
import { useMessages } from '../../lib/messages.tsx'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { WhenSeen } from '../../ui/WhenSeen.tsx'
import css from './dashboard.module.css'
import { otherTabIds, tabPath } from './tabIds.ts'
import { useLastCheckIn, useLastEntry } from './lastTimes.ts'

const icons = { history: History, family: Users, ai: Lightbulb, content: BookOpen, settings: Settings2 }

/** Where an elder can go from the check-in, as large links; they say when the member was there last. */
export const LargeLinks = () => (
  <WithMessages names={['today']}>
    <Links />
  </WithMessages>
)

function Links() {
  const t = useMessages()
  const hasJournal = useHasPath('/journal')
  const checkedIn = useLastCheckIn()
  return (
    <nav aria-label={t('checkins.tab.more')}>
      <ul className={css.big}>
        {hasJournal && (
          <Big
            to="/journal"
            icon={NotebookPen}
            name={t('today.last.journal')}
            hint={
              <WhenSeen before={t('today.last.journal_hint')}>
                <LastWrote />
              </WhenSeen>
            }
          />
        )}
        {otherTabIds.map((id) => (
          <Big
            key={id}
            to={tabPath(id)}
            icon={icons[id]}
            name={t(`checkins.tab.${id}`)}
            hint={(id === 'history' && checkedIn) || t(`checkins.tab.${id}_hint`)}
          />
        ))}
        <Big
          to="/crisis"
          isDocument
          icon={LifeBuoy}
          name={t('checkins.tab.help')}
          hint={t('checkins.tab.help_hint')}
        />
      </ul>
    </nav>
  )
}

/** Asked for when it is reached: the first load is one request. */
function LastWrote() {
  const t = useMessages()
  return useLastEntry() ?? t('today.last.journal_hint')
}

type BigProps = { to: string; icon: LucideIcon; name: string; hint: ReactNode; isDocument?: boolean }

function Big({ to, icon, name, hint, isDocument = false }: BigProps) {
  const inside = (
    <>
      <Icon of={icon} />
      <span>
        <b>{name}</b>
        <span>{hint}</span>
      </span>
      <Icon of={ArrowRight} flip />
    </>
  )
  return (
    <li className={css.bigLink}>{isDocument ? <a href={to}>{inside}</a> : <Link to={to}>{inside}</Link>}</li>
  )
}
