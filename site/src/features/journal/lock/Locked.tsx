import { lazy, Suspense, type ReactNode } from 'react'
import { localStore } from '../../../lib/localStore.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { lockKey } from './lockKey.ts'

const LockGate = lazy(() => import('./LockGate.tsx').then((m) => ({ default: m.LockGate })))

/** Draws a screen of the journal, or asks for the PIN first. Source: docs/rules/journal.md lock. */
export function Locked({ children }: { children: ReactNode }) {
  const t = useMessages()
  const { id } = usePerson()
  if (!localStore.get(lockKey(id))) return children
  return (
    <Suspense fallback={<Waiting label={t('common.state.loading')} />}>
      <LockGate personId={id}>{children}</LockGate>
    </Suspense>
  )
}
