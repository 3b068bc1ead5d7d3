import { useMessages } from '../../lib/messages.tsx'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import type { PersonView } from '#domain/account/views.ts'
import type { MessageKey } from '#messages'
import { newQueryClient } from '../../lib/queryClient.ts'
import { Navigate, useLocation } from '../../lib/router.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { meQuery, PersonContext } from '../person.ts'
import { useLiveFlags } from '../flags.ts'
import { useAgePreset } from '../useAgePreset.ts'
import { useCounting } from '../useCounting.ts'
import { WaitingScreen } from '../WaitingScreen.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Dock } from './Dock.tsx'
import { FrameParts } from './FrameParts.tsx'
import { Places } from './Places.tsx'
import { Main, Shell } from './Shell.tsx'
import { TopBar } from './TopBar.tsx'

const client = newQueryClient()

type FrameProps = { alone?: boolean; title: MessageKey; children: ReactNode }

/**
 * The frame of signed-in screens. Without a session it leads to sign-in and remembers where to go afterwards. `alone`
 * leaves places, dock and account out, for first steps. `title` is the name of the screen, for the time until it is there.
 */
export function MemberFrame({ alone = false, title, children }: FrameProps) {
  return (
    <QueryClientProvider client={client}>
      <Gate alone={alone} title={title}>
        {children}
      </Gate>
    </QueryClientProvider>
  )
}

function Gate({ alone, title, children }: FrameProps & { alone: boolean }) {
  const t = useMessages()
  const me = useQuery(meQuery)
  const { pathname, search } = useLocation()
  const person = me.data?.person
  useAgePreset(person)
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
          <WaitingScreen title={title}>
            {me.error && (
              <Failure
                title={t('common.state.profile_failed')}
                error={me.error}
                retry={me.refetch}
                busy={me.isFetching}
              />
            )}
          </WaitingScreen>
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
  useLiveFlags()
  useCounting(person)
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
