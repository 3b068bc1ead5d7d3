import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askEarly } from '#site/lib/earlyAnswer.ts'
import { loadMe } from '#site/lib/firstLoad.ts'
import { maren } from '../kit/people.ts'

let fetches: ReturnType<typeof vi.fn<(url: string, init: RequestInit) => Promise<Response>>>
beforeEach(() => {
  fetches = vi.fn(() => Promise.resolve(Response.json({ person: maren, parts: null })))
  vi.stubGlobal('fetch', fetches)
  document.cookie = 'ek_in=1'
  document.documentElement.lang = 'fr'
  history.replaceState(null, '', '/dashboard')
})
afterEach(() => {
  window.earlyAnswer = undefined
  document.cookie = 'ek_in=; max-age=0'
  vi.unstubAllGlobals()
})

const load = (client: QueryClient) => loadMe(client, new AbortController().signal)

it('the dashboard asks once: its first question takes the answer that was asked for early', async () => {
  askEarly()
  expect(fetches.mock.calls[0]![1].headers).toMatchObject({ 'accept-language': 'fr' })
  expect(await load(new QueryClient())).toEqual({ person: maren })
  expect(fetches).toHaveBeenCalledTimes(1)
  await load(new QueryClient())
  expect(fetches).toHaveBeenCalledTimes(2)
})

it('an answer that did not come is asked for again', async () => {
  fetches.mockRejectedValueOnce(new TypeError('no connection'))
  askEarly()
  expect(await load(new QueryClient())).toEqual({ person: maren })
  expect(fetches).toHaveBeenCalledTimes(2)
})

it('an answer that is an error is asked for again, and explained', async () => {
  const error = { code: 'common.error.rate_limited', message: 'Slow down' }
  fetches.mockImplementation(() => Promise.resolve(Response.json({ error }, { status: 429 })))
  askEarly()
  await expect(load(new QueryClient())).rejects.toMatchObject({ status: 429, code: error.code })
})

it.each([
  ['another page', '/journal', 'ek_in=1'],
  ['a reader who is signed out', '/dashboard', 'ek_in=; max-age=0'],
])('%s asks for nothing early', (_, path, cookie) => {
  history.replaceState(null, '', path)
  document.cookie = cookie
  askEarly()
  expect(fetches).not.toHaveBeenCalled()
  expect(window.earlyAnswer).toBeUndefined()
})
