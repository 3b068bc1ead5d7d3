import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './settings.module.css'
import { groups, tabs, type TabId } from './tabs.ts'

type Group = (typeof groups)[number]

/** The list of all sections: beside the open one on wide screens, a page of its own on phones. */
export function SettingsNav({ current }: { current: TabId }) {
  const t = useMessages()
  return (
    <nav className={css.nav} aria-label={t('account.settings.title')}>
      {groups.map((group) => (
        <Part key={group.words} group={group} current={current} />
      ))}
    </nav>
  )
}

function Part({ group, current }: { group: Group; current: TabId }) {
  const t = useMessages()
  const id = useId()
  return (
    <div>
      <p id={id} className={css.part}>
        {t(group.words)}
      </p>
      <ul aria-labelledby={id}>
        {group.tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={`/settings?tab=${tab}`}
              className={css.link}
              aria-current={tab === current ? 'page' : undefined}
            >
              <Icon of={tabs[tab].icon} />
              {t(tabs[tab].words)}
              <Icon of={ChevronRight} flip className={css.go} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
