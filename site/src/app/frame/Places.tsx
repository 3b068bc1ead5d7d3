import { NavLink } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { usePlaces } from './usePlaces.ts'

/** The links of the bar. */
export function Places() {
  const t = useMessages()
  return usePlaces().map(({ to, label }) => (
    <NavLink key={to} to={to}>
      {t.any(label)}
    </NavLink>
  ))
}
