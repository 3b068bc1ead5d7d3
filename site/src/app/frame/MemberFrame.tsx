import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import type { PersonView } from '#domain/account/views.ts'
import { useMessages } from '../../lib/messages.tsx'
import { newQueryClient } from '../../lib/queryClient.ts'
import { Navigate, useLocation } from '../../lib/router.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Screen } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
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
export function MemberFrame({ alone = false, children }: { alone?: boolean; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <Gate alone={alone}>{children}</Gate>
    </QueryClientProvider>
  )
}

function Gate({ alone, children }: { alone: boolean; children: ReactNode }) {
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
              <Failure
                title={t('common.state.profile_failed')}
                error={me.error}
                retry={me.refetch}
                busy={me.isFetching}
              />
            ) : (
              <Waiting label={t('common.state.loading')} />
            )}
          </Screen>
        </Main>
      </Shell>
    )
  }
  if (!alone) return <Framed person={person}>{children}</Framed>
  return (
    <PersonContext value={person}>
      <Shell>
        <TopBar home="/?home" />
        <Main>{children}</Main>
      </Shell>
    </PersonContext>
  )
}

function Framed({ person, children }: { person: PersonView; children: ReactNode }) {
  return (
    <PersonContext value={person}>
      <Shell>
        <TopBar
          home="/?home"
          look="member"
          nav={<Places />}
          end={
            <>
              <FrameParts place="barEnd" />
              <AccountMenu />
            </>
          }
        />
        <Main>{children}</Main>
        <Dock />
      </Shell>
      <FrameParts place="floating" />
    </PersonContext>
  )
}
