import { useQueryClient } from '@tanstack/react-query'
import { Activity, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import type { PersonView } from '#domain/account/views.ts'
import type { ConsentView } from '#domain/legal/consentView.ts'
import { onConsentNews } from '../../lib/consentNeeded.ts'
import { meQuery, PersonContext } from '../../lib/person.ts'
import { CrashBoundary } from '../CrashBoundary.tsx'
import { WaitingScreen } from '../WaitingScreen.tsx'
import { Main, Shell } from './Shell.tsx'
import { TopBar } from './TopBar.tsx'

const ConsentScreen = lazy(() =>
  import('../../features/legal/consent/ConsentScreen.tsx').then((m) => ({ default: m.ConsentScreen })),
)
const FrameReport = lazy(() => import('./FrameReport.tsx').then((m) => ({ default: m.FrameReport })))

type BehindConsentProps = {
  person: PersonView
  /** What is missing; undefined lets the screens through. */
  missing: ConsentView | undefined
  children: ReactNode
}

/**
 * Shows the consent in place of a member's screens while one is missing, at the address they asked for. Screens that
 * were never open are not drawn, so they ask for nothing; open ones stay as they are, unseen and still, so that typed
 * texts are there afterwards. Source: docs/rules/legal.md U-045.
 */
export function BehindConsent({ person, missing, children }: BehindConsentProps) {
  const isMissing = missing !== undefined
  const [wasOpen, setWasOpen] = useState(!isMissing)
  if (!isMissing && !wasOpen) setWasOpen(true)
  useNews()
  useFocus(isMissing)
  return (
    <>
      {isMissing && (
        <PersonContext value={person}>
          <Shell>
            <TopBar home="/?home" />
            <Main>
              <CrashBoundary>
                <Suspense fallback={<WaitingScreen title="common.state.loading" />}>
                  <ConsentScreen missing={missing} />
                </Suspense>
              </CrashBoundary>
            </Main>
            <ReportLine />
          </Shell>
        </PersonContext>
      )}
      {wasOpen && <Activity mode={isMissing ? 'hidden' : 'visible'}>{children}</Activity>}
    </>
  )
}

/** 'Report an Issue' where there is no account menu; it comes after the page. */
export const ReportLine = () => (
  <Suspense>
    <FrameReport />
  </Suspense>
)

/**
 * After an error for want of a consent, or a consent given in another tab: asks again who is here and what is missing.
 */
function useNews(): void {
  const client = useQueryClient()
  useEffect(() => onConsentNews(() => void client.invalidateQueries(meQuery)), [client])
}

/** When the page changes under the reader, its heading gets the focus, as after a navigation. */
function useFocus(isMissing: boolean): void {
  const last = useRef(isMissing)
  useEffect(() => {
    if (last.current === isMissing) return
    last.current = isMissing
    if (isMissing) return
    const main = document.getElementById('main')
    const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]') ?? main
    heading?.focus({ preventScroll: true })
  }, [isMissing])
}
