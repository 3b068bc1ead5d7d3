import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { PersonView } from '#domain/account/views.ts'
import { useMessages } from '../../lib/messages.tsx'
import { newQueryClient } from '../../lib/queryClient.ts'
import { Failure } from '../../ui/Failure.tsx'
import { Screen } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { siteFeatures } from '../features.ts'
import { meQuery, PersonContext } from '../person.ts'
import { useAgePreset } from '../useAgePreset.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Dock } from './Dock.tsx'
import { FrameParts } from './FrameParts.tsx'
import { Places } from './Places.tsx'
import { Main, Shell } from './Shell.tsx'
import { TopBar } from './TopBar.tsx'

const client = newQueryClient()

/**
 * The frame of signed-in screens. Without a session it leads to sign-in and remembers where to go afterwards. `alone`
 * leaves places, dock and account out, for first steps.
 */
export function MemberFrame({ alone = false }: { alone?: boolean }) {
  return (
    <QueryClientProvider client={client}>
      <Gate alone={alone} />
    </QueryClientProvider>
  )
}

function Gate({ alone }: { alone: boolean }) {
  const t = useMessages()
  const me = useQuery(meQuery)
  const { pathname, search } = useLocation()
  const person = me.data?.person
  useAgePreset(person?.ageGroup ?? null)
  useEffect(() => {
    // Whoever signs in next must meet neither what was known of this person nor that nobody was here.
    if (person === null) client.clear()
  }, [person])
  if (person === null) return <Navigate replace to={`/auth?next=${encodeURIComponent(pathname + search)}`} />
  if (!person) {
    return (
      <Shell>
        <TopBar home="/?home" look="member" />
        <Main>
          <Screen>
            {me.error ? (
              <Failure error={me.error} retry={me.refetch} busy={me.isFetching} />
            ) : (
              <Waiting label={t('common.state.loading')} />
            )}
          </Screen>
        </Main>
      </Shell>
    )
  }
  if (!alone) return <Framed person={person} />
  return (
    <PersonContext value={person}>
      <Shell>
        <TopBar home="/?home" />
        <Main>
          <Outlet />
        </Main>
      </Shell>
    </PersonContext>
  )
}

function Framed({ person }: { person: PersonView }) {
  return (
    <PersonContext value={person}>
      <Shell>
        <TopBar
          home="/?home"
          look="member"
          nav={<Places />}
          end={
            <>
              <FrameParts parts={siteFeatures.flatMap((feature) => feature.barEnd ?? [])} />
              <AccountMenu />
            </>
          }
        />
        <Main>
          <Outlet />
        </Main>
        <Dock />
      </Shell>
      <FrameParts parts={siteFeatures.flatMap((feature) => feature.floating ?? [])} />
    </PersonContext>
  )
}
