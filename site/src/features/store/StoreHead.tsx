import { lazy, Suspense, useContext } from 'react'
import { useMessages } from '../../lib/messages.tsx'
import { PersonContext } from '../../lib/currentMember.ts'
import { Row, ScreenHead } from '../../ui/layout.tsx'

// Visitors have nothing of their own here.
const StoreLinks = lazy(() => import('./StoreLinks.tsx').then((module) => ({ default: module.StoreLinks })))

/** The heading of a page of the store; beside it, what of the store is the member's. */
export function StoreHead() {
  const t = useMessages()
  const person = useContext(PersonContext)
  return (
    <Row between>
      <ScreenHead title={t('store.title')} />
      {person && (
        <Suspense>
          <StoreLinks ageGroup={person.ageGroup} />
        </Suspense>
      )}
    </Row>
  )
}
