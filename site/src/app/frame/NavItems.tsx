import { NavLink } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { useNavItems } from './useNavItems.ts'

/** The links of the bar. */
export function NavItems() {
  const t = useMessages()
  return useNavItems().map(({ to, label }) => (
    <NavLink key={to} to={to}>
      {t.any(label)}
    </NavLink>
  ))
}
