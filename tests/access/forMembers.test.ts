import type { GlobalSlug, Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { FOR_MEMBERS } from '#access/callers.ts'
import { collections } from '#collections/index.ts'
import { seedMinimal } from '#seed/datasets/minimal.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let payload: Payload
beforeAll(async () => {
  await context.current.db.tx((sql) => seedMinimal(sql, { now: new Date('2026-03-01T00:00:00Z') }))
  payload = await context.current.content.payload()
}, 60_000)

type Collection = (typeof collections)[number]['slug']
const find = (collection: Collection, user = FOR_MEMBERS) =>
  payload.find({ collection: collection as 'users', limit: 1, overrideAccess: false, user })
const isOpen = (asked: Promise<unknown>) => asked.then(Boolean, () => false)

it('the product reads for members what was published and what goes with it, and nothing else', async () => {
  const open: string[] = []
  for (const { slug } of collections) if (await isOpen(find(slug))) open.push(slug)
  expect(open.sort()).toEqual([
    'audio',
    'journal-prompts',
    'legal-pages',
    'legal-versions',
    'media',
    'motivational-content',
    'plans',
  ])
  const globals: GlobalSlug[] = []
  for (const slug of ['app-settings', 'crisis-protocol', 'landing-page'] as const)
    if (await isOpen(payload.findGlobal({ slug, overrideAccess: false, user: FOR_MEMBERS })))
      globals.push(slug)
  expect(globals).toEqual(['landing-page'])
})

it('it reads no draft and writes nothing', async () => {
  const { db } = context.current
  const count = async () => (await find('motivational-content')).totalDocs
  const before = await count()
  await db.query(
    `update motivational_content set _status = 'draft' where id = (select id from motivational_content limit 1)`,
  )
  expect(await count()).toBe(before - 1)
  const { docs } = await find('motivational-content')
  const rights = { overrideAccess: false, user: FOR_MEMBERS }
  const id = docs[0]!.id
  expect(await isOpen(payload.delete({ collection: 'motivational-content', id, ...rights }))).toBe(false)
  expect(
    await isOpen(
      payload.update({ collection: 'motivational-content', id, data: { contentType: 'quote' }, ...rights }),
    ),
  ).toBe(false)
})

it('it reads no plan that is not offered', async () => {
  const count = async () => (await find('plans')).totalDocs
  const before = await count()
  await context.current.db.query(`update plans set is_active = false where key = 'family'`)
  expect(await count()).toBe(before - 1)
})

it('a caller who only looks like it is rejected', async () => {
  expect(await isOpen(find('motivational-content', { ...FOR_MEMBERS }))).toBe(false)
})
