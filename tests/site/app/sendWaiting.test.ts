import { expect, it, vi } from 'vitest'
import { leave } from '#site/lib/leave.ts'
import { sendWaiting } from '#site/lib/sendWaiting.ts'
import { meQuery } from '#site/lib/person.ts'
import { withholdWaiting, keepWaiting, waitingOf } from '#site/lib/outbox.ts'
import { newQueryClient } from '#site/lib/queryClient.ts'
import { callsOf, ErrorAnswer, serveApi } from '../features/checkins/api.ts'
import { freshBrowser, person } from '../features/checkins/page.tsx'

freshBrowser()

const me = person()
const body = { id: '0198f3a0-0000-7000-8000-00000000000a', mood: 'sad', intensity: 3, isPrivate: true }
const waits = () => keepWaiting(me.id, { kind: 'checkin', id: body.id, body })

it('sends nothing under another account, and keeps it for its writer', async () => {
  const calls = serveApi({ 'GET /me': { person: person({ id: '0198f3a0-0000-7000-8000-000000000002' }) } })
  waits()
  expect(await sendWaiting(newQueryClient(), me.id)).toEqual({ left: 0, stored: 0 })
  expect(calls.map(({ route }) => route)).toEqual(['GET /me'])
  expect(waitingOf(me.id)).toHaveLength(1)
})

it('leaves to a form what the form sends, but not at signing out', async () => {
  const calls = serveApi({
    'GET /me': { person: me },
    'POST /checkins': new ErrorAnswer(503, 'common.error.unavailable'),
    'POST /auth/sign-out': { ok: true },
  })
  vi.stubGlobal('location', { ...location, assign: () => {} })
  waits()
  const other = '0198f3a0-0000-7000-8000-000000000002'
  keepWaiting(other, { kind: 'checkin', id: 'theirs', body })
  const release = withholdWaiting(body.id)
  const client = newQueryClient()
  client.setQueryData(meQuery.queryKey, { person: me })
  await sendWaiting(client, me.id)
  expect(callsOf(calls, 'POST /checkins')).toEqual([])
  await leave(client)
  expect(callsOf(calls, 'POST /checkins')).toMatchObject([{ body: { id: body.id } }])
  expect(waitingOf(me.id)).toEqual([])
  expect(waitingOf(other)).toHaveLength(1)
  release()
})
