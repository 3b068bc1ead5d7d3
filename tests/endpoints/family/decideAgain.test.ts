import { expect, it } from 'vitest'
import { notificationsApi } from '#domain/notifications/api.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { codeOf, families } from './families.ts'

const context = useTestContext()
const { create, join, asked, answer, list, seen, link } = families(context)

it('has a guardian decide again about a child who waits when one more person came in between their yes and the last one', async () => {
  const { people, clock } = context.current
  const [parent, first] = [await people.adult(), await people.child()]
  await link(parent, first)
  const group = await create(parent)
  await join(first, codeOf(group))
  const [child, theirs, stranger] = [await people.child(), await people.adult(), await people.adult()]
  await link(theirs, child)
  await join(child, codeOf(group))
  const [own] = await asked(theirs)
  expect((await answer(theirs, own!)).status).toBe(200)
  clock.advance(1)
  await join(stranger, codeOf(group))
  const questions = await asked(parent)
  const ofStranger = questions.find(({ username }) => username === stranger.username)
  expect((await answer(parent, ofStranger!)).status).toBe(200)
  // Their yes was to a family without this person.
  const [ofChild] = await asked(parent)
  expect((await answer(parent, ofChild!)).status).toBe(200)
  expect((await list(child)).groups).toEqual([])
  expect((await seen(stranger, group.id))!.members).toHaveLength(3)
  const { notices } = await context.current.call(notificationsApi.listNotifications, {}, { as: theirs })
  expect(notices).toHaveLength(2)
  const [again] = await asked(theirs)
  expect(again).toMatchObject({ kind: 'own' })
  expect(again!.members).toHaveLength(3)
  expect((await answer(theirs, again!)).status).toBe(200)
  expect((await seen(child, group.id))!.members).toHaveLength(4)
})
