import { afterEach, expect, it, vi } from 'vitest'
import { meQuery } from '#site/lib/person.ts'
import { putPerson } from '#site/lib/putPerson.ts'
import { newQueryClient } from '#site/lib/queryClient.ts'
import { maren, newcomer } from '../kit/people.ts'

afterEach(() => vi.unstubAllGlobals())

it('a person the server answered with stays, also when an older question is answered afterwards', async () => {
  const client = newQueryClient()
  client.setQueryData(meQuery.queryKey, { person: newcomer })
  let answer = (_: Response): void => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const asked = client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => null)
  await vi.waitFor(() => expect(client.isFetching()).toBe(1))
  await putPerson(client, maren)
  answer(Response.json({ person: newcomer }))
  await asked
  expect(client.getQueryData(meQuery.queryKey)?.person).toEqual(maren)
})
