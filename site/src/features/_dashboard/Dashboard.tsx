import { lazy, Suspense } from 'react'
import { Navigate, useSearchParams } from '../../lib/router.tsx'
import { CareSlot } from '../../app/care/CareSlot.tsx'
import { useCareOffer } from '../../app/care/useCareOffer.ts'
import { usePerson } from '../../app/person.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { Screen } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { CheckInProvider } from '../checkins/form/CheckInState.tsx'
import { WhenSeen } from '../../ui/WhenSeen.tsx'
import { useLiveCheckIns } from '../checkins/useLiveCheckIns.ts'
import { AddressNote } from './AddressNote.tsx'
import { Head } from './Head.tsx'
import { OtherPlaces } from './OtherPlaces.tsx'
import { tabs } from './tabs.ts'
import { useArrival } from './useArrival.ts'
import { useGuardianNews } from './useGuardianNews.ts'

const TriviaCard = lazy(() => import('../trivia/TriviaCard.tsx').then((m) => ({ default: m.TriviaCard })))

/** Where a signed-in person arrives: the check-in, and tabs for the rest. Minors come here once their guardian agreed. */
export function Dashboard() {
  const person = usePerson()
  if (person.needsGuardian) return <Navigate replace to="/parent-verification" />
  return (
    <CheckInProvider>
      <Tabbed />
    </CheckInProvider>
  )
}

function Tabbed() {
  const t = useMessages()
  const age = useAge()
  const [search] = useSearchParams()
  useLiveCheckIns()
  useGuardianNews()
  useArrival()
  useCareOffer()
  const wanted = search.get('tab')
  const tab = tabs.find(({ id }) => id === wanted) ?? tabs[0]!
  const { Content } = tab
  // Children and elders have one thing in front of them; the other tabs are a plain list at the end.
  const listed = age === 'child' || age === 'elder'
  return (
    <Screen>
      <CareSlot>
        <Head tab={tab.id} listed={listed} />
        <AddressNote />
        <Suspense fallback={<Waiting label={t('common.state.loading')} />}>
          <Content />
        </Suspense>
        {tab.id === 'check_in' && (
          <WhenSeen>
            <Suspense>
              <TriviaCard />
            </Suspense>
          </WhenSeen>
        )}
        {listed && <OtherPlaces tab={tab.id} />}
      </CareSlot>
    </Screen>
  )
}
