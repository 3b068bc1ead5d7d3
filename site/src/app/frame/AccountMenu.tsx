import { LogOut, MessageCircleWarning, Settings, ShieldCheck, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMessages } from '../../lib/messages.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { appPaths } from '../features.ts'
import { usePerson } from '../../lib/person.ts'
import css from './AccountMenu.module.css'

const DisplayDialog = lazy(() =>
  import('./DisplayDialog.tsx').then((module) => ({ default: module.DisplayDialog })),
)

const ReportIssueDialog = lazy(() =>
  import('../../features/ops/ReportIssueDialog.tsx').then((module) => ({
    default: module.ReportIssueDialog,
  })),
)

const SignOut = lazy(() =>
  import('../../features/account/SignOut.tsx').then((module) => ({ default: module.SignOut })),
)

/**
 * The person's flag and name in the bar: settings, display, reporting an issue, the back office for staff, sign out.
 */
export function AccountMenu() {
  const t = useMessages()
  const go = useNavigate()
  const person = usePerson()
  const [displayOpen, setDisplayOpen] = useState(false)
  const [reportOpen, setReportOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const stay = useCallback(() => setLeaving(false), [])
  const hasSettings = appPaths().includes('/settings')

  const items: MenuItem[] = [
    ...(hasSettings
      ? [
          {
            key: 'settings',
            label: t('shell.nav.settings'),
            icon: <Icon of={Settings} />,
            onSelect: () => void go('/settings'),
          },
        ]
      : []),
    {
      key: 'comfort',
      label: t('shell.comfort.title'),
      icon: <Icon of={SlidersHorizontal} />,
      onSelect: () => setDisplayOpen(true),
    },
    {
      key: 'report',
      label: t('shell.nav.report'),
      icon: <Icon of={MessageCircleWarning} />,
      onSelect: () => setReportOpen(true),
    },
    ...(person.canEnterAdmin
      ? [{ key: 'admin', label: t('shell.nav.admin'), icon: <Icon of={ShieldCheck} />, href: '/admin' }]
      : []),
    {
      key: 'leave',
      label: t('common.action.sign_out'),
      icon: <Icon of={LogOut} flip />,
      onSelect: () => setLeaving(true),
    },
  ]
  return (
    <>
      <Menu
        className={css.me}
        label={`${t('shell.nav.account')}, ${person.firstName ?? person.username}`}
        items={items}
        end
      >
        <Avatar id={person.id} />
        <span className={css.name}>{person.firstName ?? person.username}</span>
      </Menu>
      {displayOpen && (
        <Suspense>
          <DisplayDialog onClose={() => setDisplayOpen(false)} />
        </Suspense>
      )}
      {isLeaving && (
        <Suspense>
          <SignOut onStay={stay} />
        </Suspense>
      )}
      {reportOpen && (
        <Suspense>
          <ReportIssueDialog onClose={() => setReportOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
