import { lazy, Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { CareSlot } from '../../features/moderation/index.ts'
import { useCareOffer } from '../../features/moderation/index.ts'
import { usePerson } from '../../lib/person.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { Screen } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { CheckInProvider } from '../../features/checkins/form/CheckInState.tsx'
import { useLiveCheckIns } from '../../features/checkins/useLiveCheckIns.ts'
import { AddressNote } from './AddressNote.tsx'
import { Head } from './Head.tsx'
import { tabContents } from './tabContents.ts'
import { tabIds, tabPath } from './tabIds.ts'
import { useArrival } from './useArrival.ts'
import { useGuardianNews } from './useGuardianNews.ts'

// At the end of the page, and only for children and elders.
const OtherTabs = lazy(() => import('./OtherTabs.tsx').then((m) => ({ default: m.OtherTabs })))

const ReadAloud = lazy(() => import('./ReadAloud.tsx').then((m) => ({ default: m.ReadAloud })))

/**
 * Where a signed-in person arrives: the check-in, and tabs for the rest. Minors come here once their guardian agreed.
 */
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
  const tab = tabIds.find((id) => id === wanted) ?? 'check_in'
  const Content = tabContents[tab]
  // Children and elders have one thing in front of them; the other tabs are a plain list at the end.
  const listed = age === 'child' || age === 'elder'
  const shown = (
    <>
      <AddressNote />
      <Suspense fallback={<Waiting label={t('common.state.loading')} />}>
        <Content />
      </Suspense>
    </>
  )
  return (
    <Screen>
      <CareSlot>
        <Head tab={tab} listed={listed} />
        {age === 'elder' && (
          <Suspense>
            <ReadAloud key={tab} />
          </Suspense>
        )}
        {listed ? (
          <>
            {shown}
            <Suspense>
              <OtherTabs tab={tab} />
            </Suspense>
          </>
        ) : (
          <Tabs
            label={t('checkins.tab.label')}
            tabs={tabIds.map((id) => ({
              to: tabPath(id),
              label: t(`checkins.tab.${id}`),
              current: id === tab,
            }))}
          >
            {shown}
          </Tabs>
        )}
      </CareSlot>
    </Screen>
  )
}
