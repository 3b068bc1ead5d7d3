import { beforeAll, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { settingsApi } from '#domain/account/settingsApi.ts'
import { appealsApi } from '#domain/moderation/appealsApi.ts'
import { deskApi } from '#domain/moderation/deskApi.ts'
import { normalizeText } from '#domain/moderation/normalizeText.ts'
import { forgetWords } from '#operations/moderation/watched/activeWords.ts'
import type { Person } from '#tests/kit/people.ts'
import { addRow, stampedAt } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { deskOf } from './deskKit.ts'

const context = useTestContext()
let desk: ReturnType<typeof deskOf>
let moderator: Person
beforeAll(async () => {
  desk = deskOf(context.current)
  moderator = await context.current.people.staff('moderator')
})

async function rename(as: Person, username: string) {
  const { profile } = await context.current.call(settingsApi.readProfile, {}, { as })
  const body = Object.fromEntries(
    ['firstName', 'pronouns', 'showPronouns', 'birthDate', 'timeZone', 'country', 'zipcode'].map((key) => [
      key,
      profile[key as keyof typeof profile],
    ]),
  )
  return context.current.ask(settingsApi.updateProfile, { body: { ...body, username } as never }, { as })
}
const nameOf = async ({ id }: Person) =>
  (
    await context.current.db.query<{ username: string }>('select username from profiles where id = $1', [id])
  )[0]!.username
const itemsOf = ({ id }: Person) =>
  context.current.db.query<{ id: string; severity: string; category: string }>(
    `select id, severity, category from moderation_items where source = 'username' and user_id = $1 order by created_at, id`,
    [id],
  )

it('no one takes a name that no one should read, at the sign-up and later', async () => {
  const { ask, people } = context.current
  const unfit = { status: 422, body: { error: { code: 'account.error.username_unfit' } } }
  const me = await people.adult()
  expect(await rename(me, 'sale-bougnoule')).toMatchObject(unfit)
  const signUp = {
    email: 'newcomer@names.example',
    password: 'Quiet-Lagoon-4711-kelp',
    username: 'SaleBougnoule7',
    ageGroup: 'adult' as const,
  }
  expect(await ask(accountApi.signUp, { body: signUp })).toMatchObject(unfit)
})

it('a rude name waits at the desk; taken away it is a neutral one, and an overturned decision gives it back', async () => {
  const { call, people } = context.current
  const me = await people.adult()
  expect((await rename(me, 'quiet-heron')).status).toBe(200)
  expect(await itemsOf(me)).toEqual([])
  expect((await rename(me, 'asshole-42')).status).toBe(200)
  const [item] = await itemsOf(me)
  expect(item).toMatchObject({ severity: 'medium', category: 'bullying' })
  const { item: opened } = await desk.claim(item!.id, moderator)
  expect(opened).toMatchObject({ hasWords: true, actions: ['approve', 'note', 'remove'] })
  expect((await call(deskApi.reveal, { params: { id: item!.id }, body: {} }, { as: moderator })).words).toBe(
    'asshole-42',
  )
  await desk.decide(item!.id, 'remove', moderator)
  expect(await nameOf(me)).toBe('asshole-42')
  await desk.settle()
  expect(await nameOf(me)).toMatch(/^member-[0-9a-f]{10}$/)
  expect(await desk.bellOf(me)).toMatchObject([{ title: 'We changed your username', link: '/appeals' }])
  const { decisions } = await call(appealsApi.ownDecisions, {}, { as: me })
  expect(decisions).toMatchObject([{ source: 'username', words: 'asshole-42', mayAppeal: true }])
  await call(deskApi.reverse, { params: { id: item!.id }, body: {} }, { as: moderator })
  expect(await nameOf(me)).toBe('asshole-42')
})

it('a name the member chose meanwhile stays', async () => {
  const { people } = context.current
  const me = await people.adult()
  await rename(me, 'asshole-43')
  const [item] = await itemsOf(me)
  await desk.claim(item!.id, moderator)
  await desk.decide(item!.id, 'remove', moderator)
  await rename(me, 'calm-otter')
  await desk.settle()
  expect(await nameOf(me)).toBe('calm-otter')
})

it('a watched word in a name is looked at, of minors too', async () => {
  const { people, db, clock } = context.current
  await addRow(db, 'watched_words', {
    locale: 'en',
    phrase: 'bluewhale',
    normalized: normalizeText('bluewhale'),
    action: 'flag',
    active: true,
    ...stampedAt(clock.now()),
  })
  forgetWords(db)
  const me = await people.teen()
  expect((await rename(me, 'bluewhale-9')).status).toBe(200)
  expect(await itemsOf(me)).toMatchObject([{ severity: 'low', category: 'other' }])
})
