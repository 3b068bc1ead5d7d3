import { useEffect, useRef, type ReactNode } from 'react'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import css from './lock.module.css'
import { useStoredLock } from './lockKey.ts'
import { UnlockForm } from './UnlockForm.tsx'
import { useLockState } from './useLockState.ts'

/** Keeps the journal's screens off the page until the PIN was given, and blurs them while the page is hidden. */
export function LockScreen({ personId, children }: { personId: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const { isOpen, open } = useLockState(personId, box)
  const stored = useStoredLock(personId)
  const isGone = !isOpen && stored === null
  useEffect(() => {
    // Another tab took the lock away, perhaps by ending the session: nothing is drawn before the server was asked.
    if (isGone) location.reload()
  }, [isGone])
  if (isGone) return null
  if (!isOpen)
    return (
      <WithMessages names={['journalLock']}>
        <UnlockForm personId={personId} onOpen={open} />
      </WithMessages>
    )
  return (
    <div ref={box} className={css.curtain}>
      {children}
    </div>
  )
}
