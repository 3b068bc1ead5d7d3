import { useMessages } from '../../lib/messages.tsx'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { PersonView } from '#domain/account/views.ts'
import { forgetCare } from '../../lib/care.ts'
import { openDrafts } from '../../lib/draft.ts'
import { speakFor } from '../../lib/call.ts'
import { newQueryClient } from '../../lib/queryClient.ts'
import { keepAppOffline } from '../../lib/serviceWorker.ts'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { meQuery, PersonContext } from '../../lib/person.ts'
import { hasFirstSteps, nextStep } from '../../lib/nextStep.ts'
import { useLiveFlags } from '../../lib/flags.ts'
import { Outbox } from '../outbox/Outbox.tsx'
import { forgetPerson, rememberedPerson, rememberPerson } from '../../lib/rememberPerson.ts'
import { useAccountLanguage } from '../../lib/useAccountLanguage.ts'
import { useAgePreset } from '../../lib/useAgePreset.ts'
import { useCounting } from '../useCounting.ts'
import { siteFeatures } from '../features.ts'
import type { Held } from '../ScreenSlot.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { BehindConsent, ReportLine } from './BehindConsent.tsx'
import { Dock } from './Dock.tsx'
import { FrameParts, preloadBar } from './FrameParts.tsx'
import { NavItems } from './NavItems.tsx'
import { Main, Shell } from './Shell.tsx'
import { TopBar } from './TopBar.tsx'

const client = newQueryClient()
/** How often a server that does not answer is asked who is here, in milliseconds. */
const AGAIN_MS = 15_000

export type MemberFrameProps = { alone?: boolean; shared?: ReactNode }

/**
 * The frame of signed-in screens. Without a session it leads to sign-in and remembers where to go afterwards. `alone`
 * leaves places, dock and account out, for first steps; `shared` is drawn for readers without a session, of screens
 * that are open to all.
 */
export function MemberFrame({ alone = false, shared }: MemberFrameProps) {
  return (
    <QueryClientProvider client={client}>
      <SignedInFrame alone={alone} shared={shared} />
    </QueryClientProvider>
  )
}

function SignedInFrame({ alone, shared }: { alone: boolean; shared: ReactNode }) {
  const t = useMessages()
  const me = useQuery({
    ...meQuery,
    refetchInterval: ({ state }) => (state.data === undefined && state.error ? AGAIN_MS : false),
  })
  const { pathname, search } = useLocation()
  const { refetch } = me
  // Without a connection or a server: who was here when it was last heard.
  const isAway = me.data === undefined && me.failureReason?.isPassing === true
  const remembered = useMemo(() => (isAway ? rememberedPerson() : null), [isAway])
  const person = me.data ? me.data.person : (remembered ?? undefined)
  const [first, setFirst] = useState<string>()
  const isKnown = person !== undefined
  useEffect(() => {
    if (!isKnown && !alone) void preloadBar(t)
  }, [isKnown, alone, t])
  useAgePreset(person)
  speakFor(person?.id)
  useEffect(() => {
    // The next member to sign in must find neither this person's data nor the stored absence of a session.
    if (person !== null) return
    client.clear()
    forgetCare()
    forgetPerson()
  }, [person])
  const here = me.data?.person
  useEffect(() => {
    if (!here) return
    rememberPerson(here)
    keepAppOffline()
  }, [here])
  // Another member signed in beside this tab: a full load, nothing of the one before stays in memory.
  const isAnother = Boolean(first && person && first !== person.id)
  useEffect(() => {
    if (isAnother) location.reload()
  }, [isAnother])
  useEffect(() => {
    if (!isAway) return
    const back = () => void refetch()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [isAway, refetch])
  if (person === null) {
    if (shared) return shared
    const open = demoOf(pathname, search)
    return <Navigate replace to={open ?? `/auth?next=${encodeURIComponent(pathname + search)}`} />
  }
  if (!person) {
    const why = me.error && (
      <ErrorNotice
        title={t('common.state.profile_failed')}
        error={me.error}
        retry={me.refetch}
        busy={me.isFetching}
      />
    )
    return (
      <Shell>
        <TopBar home="/?home" look="member" />
        <Main>
          <Outlet context={{ why } satisfies Held} />
        </Main>
      </Shell>
    )
  }
  if (isAnother) return null
  if (first === undefined) setFirst(person.id)
  openDrafts(person.id)
  const open = person.ageGroup === null && person.roles.length === 0 ? nextStep(person) : null
  // Half an account has no dashboard yet, from whatever address. Source: docs/rules/onboarding.md B-33.
  if (!alone && open) return <Navigate replace to={open} />
  // A child who agreed and has no guardian yet names one, and comes back here. Source: docs/rules/legal.md D-010.
  if (!alone && person.needsGuardian && person.consent?.boxes.length === 0)
    return <Navigate replace to={`/parent-verification?next=${encodeURIComponent(pathname + search)}`} />
  return (
    <BehindConsent person={person} missing={missingFor(person, alone)}>
      {alone ? <Alone person={person} /> : <Framed person={person} />}
    </BehindConsent>
  )
}

/**
 * What stands between a member and their screens. First steps have the consent in them, and a child who waits for a
 * guardian may write to them. Source: docs/rules/legal.md U-045.
 */
function missingFor(person: PersonView, alone: boolean) {
  const { consent } = person
  const isOpen = alone && (!hasFirstSteps(person) || !person.language || consent?.boxes.length === 0)
  return isOpen ? undefined : consent
}

const Alone = ({ person }: { person: PersonView }) => (
  <PersonContext value={person}>
    <Shell>
      <TopBar home="/?home" />
      <Main>
        <Outlet />
      </Main>
      <ReportLine />
    </Shell>
  </PersonContext>
)

/** Where a screen leads readers without a session who ask for its demo. */
const demoOf = (pathname: string, search: string): string | undefined =>
  new URLSearchParams(search).get('demo') === 'true'
    ? siteFeatures.flatMap(({ member = [] }) => member).find(({ path }) => path === pathname)?.demo
    : undefined

function Framed({ person }: { person: PersonView }) {
  useLiveFlags()
  useAccountLanguage(person)
  useCounting(person)
  return (
    <PersonContext value={person}>
      <Shell>
        <TopBar
          home="/?home"
          look="member"
          nav={<NavItems />}
          end={
            <>
              <FrameParts slot="barEnd" />
              <AccountMenu />
            </>
          }
        />
        <Outbox />
        <Main>
          <Outlet />
        </Main>
        <Dock />
      </Shell>
      <FrameParts slot="floating" />
    </PersonContext>
  )
}
