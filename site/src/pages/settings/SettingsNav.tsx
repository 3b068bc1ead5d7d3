import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './settings.module.css'
import { groups, tabs, type TabId } from './tabs.ts'

/**
 * The list of the sections that are open to the member: beside the open one on wide screens, a page of its own on
 * phones.
 */
export function SettingsNav({ open, current }: { open: readonly TabId[]; current: TabId }) {
  const t = useMessages()
  return (
    <nav className={css.nav} aria-label={t('account.settings.title')}>
      {groups.map((group) => {
        const ids = group.tabs.filter((tab) => open.includes(tab))
        return ids.length > 0 && <Part key={group.label} title={t(group.label)} ids={ids} current={current} />
      })}
    </nav>
  )
}

function Part({ title, ids, current }: { title: string; ids: readonly TabId[]; current: TabId }) {
  const t = useMessages()
  const id = useId()
  return (
    <div>
      <p id={id} className={css.part}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {ids.map((tab) => (
          <li key={tab}>
            <Link
              to={`/settings?tab=${tab}`}
              className={css.link}
              aria-current={tab === current ? 'page' : undefined}
            >
              <Icon of={tabs[tab].icon} />
              {t(tabs[tab].label)}
              <Icon of={ChevronRight} flip className={css.go} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
