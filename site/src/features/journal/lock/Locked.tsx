import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { useStoredLock } from './lockKey.ts'

const LockScreen = lazy(() => import('./LockScreen.tsx').then((m) => ({ default: m.LockScreen })))

/** Draws a screen of the journal, or asks for the PIN first. Source: docs/rules/journal.md lock. */
export function Locked({ children }: { children: ReactNode }) {
  const t = useMessages()
  const { id } = usePerson()
  const hasLock = useStoredLock(id) !== null
  const [isLockShown, setLockShown] = useState(hasLock)
  // A lock that another tab takes away leaves the lock screen: what is open keeps its place, what is locked loads anew.
  if (hasLock && !isLockShown) setLockShown(true)
  if (!isLockShown) return children
  return (
    <Suspense fallback={<Waiting label={t('common.state.loading')} />}>
      <LockScreen personId={id}>{children}</LockScreen>
    </Suspense>
  )
}
