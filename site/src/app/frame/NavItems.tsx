import { NavLink } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NavMark } from './FrameParts.tsx'
import { useNavItems } from './useNavItems.ts'

/** The links of the bar; children see pictures beside the words. */
export function NavItems() {
  const t = useMessages()
  const isChild = useAge() === 'child'
  return useNavItems().map(({ to, label, icon, mark, messages }) => (
    <NavLink key={to} to={to}>
      {isChild && <Icon of={icon} />}
      {t.any(label)}
      <NavMark mark={mark} messages={messages} />
    </NavLink>
  ))
}
