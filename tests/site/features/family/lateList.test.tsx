import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { FamiliesView } from '#domain/family/schema.ts'
import { groupsQuery } from '#site/features/family/queries.ts'
import { later } from '../../kit/later.ts'
import { freshBrowser } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { FAMILY, group, idOf, me } from './families.ts'
import { api, emit, GROUPS, open } from './kit.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

it('a member who left stays away, whatever a list of before it answers late', async () => {
  const late = later<FamiliesView>()
  const before: FamiliesView = { groups: [group()], asked: [] }
  let reads = 0
  api(
    {},
    {
      [GROUPS]: () => {
        reads += 1
        if (reads === 2) return late.promise
        return reads === 1 ? before : { groups: [group({ members: [me()] })], asked: [] }
      },
    },
  )
  const { client } = await open()
  await screen.findByText(/otto-7/)
  void client.refetchQueries({ queryKey: groupsQuery.queryKey })
  await waitFor(() => expect(reads).toBe(2))
  await emit('member-left', { familyId: FAMILY, userId: idOf(1) })
  await waitFor(() => expect(screen.queryByText(/otto-7/)).toBeNull())
  late.resolve(before)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText(/otto-7/)).toBeNull()
})
