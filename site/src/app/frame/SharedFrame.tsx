import { lazy, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { accountApi } from '#domain/account/api.ts'
import { useMessages } from '../../lib/messages.tsx'
import { isPersonKnown } from '../../lib/knownPerson.ts'
import { useLoad } from '../../lib/useLoad.ts'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { PublicFrame } from './PublicFrame.tsx'

const MemberFrame = lazy(() => import('./MemberFrame.tsx').then((m) => ({ default: m.MemberFrame })))

/**
 * The frame of screens that are open to all: members have their places around them, visitors the bar with Log In. Where
 * no member is known on this device nothing of the members' frame is loaded before the server names one.
 */
export function SharedFrame() {
  const [isKnown] = useState(isPersonKnown)
  return isKnown ? <MemberFrame shared={<Visitor />} /> : <Unknown />
}

function Unknown() {
  const { data } = useLoad(accountApi.readPerson)
  return data?.person ? <MemberFrame shared={<Visitor />} /> : <Visitor />
}

function Visitor() {
  const t = useMessages()
  const { pathname, search } = useLocation()
  return (
    <PublicFrame
      end={
        <ButtonTo look="line" size="small" to={`/auth?next=${encodeURIComponent(pathname + search)}`}>
          {t('shell.nav.log_in')}
        </ButtonTo>
      }
    >
      <Outlet />
    </PublicFrame>
  )
}
