import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dashboardApi } from '#domain/dashboard/api.ts'
import { call } from '#site/lib/call.ts'
import { askEarly, takeEarly } from '#site/lib/earlyAnswer.ts'
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

it('the dashboard asks once: its first question takes the answer that was asked for early', async () => {
  askEarly()
  expect(fetches.mock.calls[0]![1].headers).toMatchObject({ 'accept-language': 'fr' })
  const { person } = await call(dashboardApi.dashboard)
  expect(person).toMatchObject({ id: maren.id })
  expect(fetches).toHaveBeenCalledTimes(1)
  await call(dashboardApi.dashboard)
  expect(fetches).toHaveBeenCalledTimes(2)
})

it('an answer that did not come is a failure of the first question, and the next one asks again', async () => {
  fetches.mockRejectedValueOnce(new TypeError('no connection'))
  askEarly()
  await expect(call(dashboardApi.dashboard)).rejects.toMatchObject({ status: 0 })
  expect((await call(dashboardApi.dashboard)).person).toMatchObject({ id: maren.id })
})

it.each([
  ['another page', '/journal', 'ek_in=1'],
  ['a reader who is signed out', '/dashboard', 'ek_in=; max-age=0'],
])('%s asks for nothing early', (_, path, cookie) => {
  history.replaceState(null, '', path)
  document.cookie = cookie
  askEarly()
  expect(fetches).not.toHaveBeenCalled()
  expect(takeEarly('/api/dashboard')).toBeUndefined()
})
