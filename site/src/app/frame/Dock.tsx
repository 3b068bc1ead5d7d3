import { Ellipsis } from 'lucide-react'
import { NavLink, useNavigate } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import css from './Dock.module.css'
import { NavMark } from './FrameParts.tsx'
import { useNavItems } from './useNavItems.ts'

/** Places the dock shows before the rest goes under More. */
const SHOWN = 4

/** The places at the lower edge of phones. */
export function Dock() {
  const t = useMessages()
  const go = useNavigate()
  const items = useNavItems()
  // Five fit: with exactly five there is no need for More.
  const shown = items.length === SHOWN + 1 ? items : items.slice(0, SHOWN)
  const rest = items.slice(shown.length)
  if (items.length < 2) return null
  return (
    <nav className={css.dock} aria-label={t('shell.nav.main')}>
      {shown.map(({ to, label, icon, mark, messages }) => (
        <NavLink key={to} to={to}>
          <Icon of={icon} />
          <span>{t.any(label)}</span>
          <NavMark mark={mark} messages={messages} />
        </NavLink>
      ))}
      {rest.length > 0 && (
        <div className={css.more}>
          <Menu
            up
            end
            items={rest.map(({ to, label, icon }) => ({
              key: to,
              label: t.any(label),
              icon: <Icon of={icon} />,
              onSelect: () => void go(to),
            }))}
          >
            <Icon of={Ellipsis} />
            <span>{t('shell.nav.more')}</span>
          </Menu>
        </div>
      )}
    </nav>
  )
}
