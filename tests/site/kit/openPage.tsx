import { act, screen, waitFor, cleanup, render } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import type * as QueryClientModule from '#site/lib/queryClient.ts'
import { afterEach, beforeEach, vi } from 'vitest'
import { catalog, groups } from '#messages/site/en.ts'
import { live } from './live.ts'
import { loadControls } from './loadControls.ts'
import { messageGroupNames } from '#messages/site/messageGroups.ts'

const clients: QueryClient[] = []
vi.doMock('#site/lib/realtime.ts', () => ({ follow: live.follow, closeRealtime: async () => {} }))
vi.doMock('#site/lib/queryClient.ts', async (load) => {
  const real = await load<typeof QueryClientModule>()
  const newQueryClient = () => {
    const client = real.newQueryClient()
    clients.push(client)
    return client
  }
  return { ...real, newQueryClient }
})

beforeEach(() => {
  // What jsdom does not have.
  window.scrollTo = () => {}
})
afterEach(async () => {
  cleanup()
  // The app keeps what it read and its toasts for as long as the page lives.
  for (const client of clients) client.clear()
  const { clearToasts } = await import('#site/ui/toasts.ts')
  clearToasts()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
  document.documentElement.removeAttribute('lang')
  document.documentElement.removeAttribute('dir')
})

/** Opens the app at an address, in English. Live connections do not exist here. */
export async function openPage(address: string): Promise<void> {
  window.history.replaceState(null, '', address)
  const [{ App }, { MessagesProvider, newMessages }, { BrowserRouter }, { PlotSize }] = await Promise.all([
    import('#site/app/App.tsx'),
    import('#site/lib/messages.tsx'),
    import('react-router-dom'),
    import('#site/ui/charts/plotSize.ts'),
  ])
  const messages = newMessages('en', catalog, groups)
  await Promise.all([messages.load(messageGroupNames), loadControls()])
  await act(async () => {
    render(
      <MessagesProvider messages={messages}>
        <BrowserRouter>
          <PlotSize value={{ width: 700, height: 300 }}>
            <App />
          </PlotSize>
        </BrowserRouter>
      </MessagesProvider>,
    )
  })
}
/** What the screens of a signed-in person read and write with. */
export const queryClient = (): QueryClient => clients.at(-1)!

/** Where the page is: path and query. */
export const address = (): string => window.location.pathname + window.location.search

/**
 * The heading of a screen that is there. One that is still on its way has its heading already, for those who hear the
 * page alone.
 */
export const heading = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.getByRole('heading', { name })
    if (found.nextElementSibling?.getAttribute('aria-busy') === 'true')
      throw new Error(`the screen ${String(name)} is still on its way`)
    return found
  })
