import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RoomsMark } from '#site/features/chat/list/RoomsMark.tsx'
import { callsOf } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { access, api, room } from './kit.tsx'

freshBrowser()

const LIST = 'POST /rpc/list-rooms-for-me'

it('says that something is new in a room', async () => {
  api({ rooms: [room(), room({ unread: 2 })] })
  await show(<RoomsMark />)
  expect(await screen.findByText('New messages')).toBeTruthy()
})

it.each([
  ['when all is read', access()],
  ['without access', access({ allowed: false, reason: 'subscription' })],
])('is not there %s', async (_, may) => {
  const { calls } = api({ access: may, rooms: [room({ unread: may.allowed ? 0 : 2 })] })
  await show(<RoomsMark />)
  await waitFor(() => expect(callsOf(calls, LIST)).toHaveLength(1))
  expect(screen.queryByText('New messages')).toBeNull()
})
