import { messageGroupNames } from '#messages/site/messageGroups.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { loadControls } from '../../kit/loadControls.ts'
import { cleanup, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { BrowserRouter } from 'react-router-dom'
import type { PersonView } from '#domain/account/views.ts'
import type { Locale } from '#messages'
import { PathsContext } from '#site/lib/paths.ts'
import { forgetCare } from '#site/lib/care.ts'
import { meQuery, PersonContext } from '#site/lib/person.ts'
import { loadMessages, MessagesProvider } from '#site/lib/messages.tsx'
import { newQueryClient } from '#site/lib/queryClient.ts'
import { closeRealtime } from '#site/lib/realtime.ts'
import { PlotSize } from '#site/ui/charts/plotSize.ts'
import { ToastHost } from '#site/ui/ToastHost.tsx'
import { clearToasts } from '#site/ui/toasts.ts'

/** A signed-in member. */
export const person = (over: Partial<PersonView> = {}): PersonView => ({
  id: '0198f3a0-0000-7000-8000-000000000001',
  email: 'maren@example.org',
  emailVerified: true,
  username: 'maren',
  firstName: 'Maren',
  language: 'en',
  timeZone: 'America/Detroit',
  ageGroup: 'adult',
  focusAreas: ['anxiety'],
  guardian: 'none',
  needsGuardian: false,
  sharesMoods: true,
  roles: [],
  canEnterAdmin: false,
  mfaEnrolled: false,
  ...over,
})

// Style sheets are not loaded here, so nothing is hidden by them; and looking costs most of the time.
configure({ defaultHidden: true })

type Options = {
  as?: PersonView
  locale?: Locale
  at?: string
  /** What the browser kept with this entry of its history. */
  state?: unknown
  paths?: readonly string[]
  age?: string
}

/** Shows something as the frame would: words, router, person, queries, toasts. */
export async function show(element: ReactNode, options: Options = {}) {
  const {
    as = person(),
    locale = 'en',
    at = '/dashboard',
    state = null,
    paths = ['/dashboard'],
    age,
  } = options
  document.documentElement.lang = locale
  document.documentElement.dataset.age = age ?? as.ageGroup ?? 'adult'
  // Where the router keeps what a navigation brings along.
  window.history.replaceState({ usr: state }, '', at)
  // What only some ages see is fetched when it is drawn.
  await Promise.all([
    loadControls(),
    import('#site/features/checkins/form/ChildCheckIn.tsx'),
    import('#site/ui/Choices.tsx'),
  ])
  const messages = await loadMessages(locale)
  await messages.load(messageGroupNames)
  const client = newQueryClient()
  // The frame asked who is here, a while ago.
  client.setQueryData(meQuery.queryKey, { person: as }, { updatedAt: 0 })
  const view = render(
    <QueryClientProvider client={client}>
      <MessagesProvider messages={messages}>
        <BrowserRouter>
          <PathsContext value={paths}>
            <PersonContext value={as}>
              <main id="main" tabIndex={-1}>
                <PlotSize value={{ width: 700, height: 300 }}>{element}</PlotSize>
              </main>
              <ToastHost />
            </PersonContext>
          </PathsContext>
        </BrowserRouter>
      </MessagesProvider>
    </QueryClientProvider>,
  )
  return { ...view, client }
}

/** Each test begins with an empty browser and ends without leftovers. Call it at the top of a file. */
export function freshBrowser(): void {
  beforeEach(() => {
    // jsdom does not scroll.
    window.scrollTo = () => {}
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(async () => {
    cleanup()
    clearToasts()
    forgetCare()
    await closeRealtime()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
