import { ArrowRight, BookOpen, History, Lightbulb, LifeBuoy, Settings2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './dashboard.module.css'
import { otherTabIds, tabPath, type TabId } from './tabIds.ts'

const icons = { history: History, family: Users, ai: Lightbulb, content: BookOpen, settings: Settings2 }

/** The other tabs at the end of the page: a plain list for children, large links on an elder's check-in. */
export function OtherTabs({ tab }: { tab: TabId }) {
  const t = useMessages()
  const elder = useAge() === 'elder'
  if (!elder || tab !== 'check_in') {
    return (
      <nav className={css.rest} aria-label={t('checkins.tab.more')}>
        {otherTabIds
          .filter((id) => id !== tab)
          .map((id) => (
            <Link key={id} to={tabPath(id)}>
              {t(`checkins.tab.${id}`)}
            </Link>
          ))}
      </nav>
    )
  }
  const words = (name: string, hint: string) => (
    <span>
      <b>{name}</b>
      <span>{hint}</span>
    </span>
  )
  return (
    <nav aria-label={t('checkins.tab.more')}>
      <ul className={css.big}>
        {otherTabIds.map((id) => (
          <Big key={id}>
            <Link to={tabPath(id)}>
              <Icon of={icons[id]} />
              {words(t(`checkins.tab.${id}`), t(`checkins.tab.${id}_hint`))}
              <Icon of={ArrowRight} flip />
            </Link>
          </Big>
        ))}
        <Big>
          <a href="/crisis">
            <Icon of={LifeBuoy} />
            {words(t('checkins.tab.help'), t('checkins.tab.help_hint'))}
            <Icon of={ArrowRight} flip />
          </a>
        </Big>
      </ul>
    </nav>
  )
}

const Big = ({ children }: { children: ReactNode }) => <li className={css.bigLink}>{children}</li>
