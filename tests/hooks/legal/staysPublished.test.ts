import { beforeEach, expect, it } from 'vitest'
import { callerOf } from '#access/callers.ts'
import type { Actor } from '#domain/access/actor.ts'
import { readLegal } from '#operations/legal/readLegal.ts'
import { seedLegal } from '#seed/factories/legal.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
beforeEach(async () => {
  const { db, content } = context.current
  await content.payload()
  await db.query('delete from legal_pages')
  await db.tx((sql) => seedLegal(sql, new Date('2026-03-12T14:00:00Z')))
}, 60_000)

type Data = { title?: string; _status?: 'draft' | 'published' }
/** Saves the Refund Policy as staff does in the panel. */
async function save(data: Data, draft = false): Promise<void> {
  const { db, content, people } = context.current
  const { id: staff } = await people.staff('admin')
  const actor = { id: staff, roles: ['admin'], mfaPassed: true } as unknown as Actor
  const [row] = await db.query<{ id: string }>(`select id from legal_pages where page = 'refunds'`)
  const payload = await content.payload()
  const user = callerOf(actor, 'relaxed')
  await payload.update({ collection: 'legal-pages', id: row!.id, data, draft, overrideAccess: false, user })
}
const shown = async () => {
  const texts = await readLegal(context.current.content)
  const { title, version } = texts.find(({ name, isCurrent }) => name === 'refunds' && isCurrent)!
  return { title: title.en, version }
}

it('a policy is changed, and is not taken off the site', async () => {
  await save({ title: 'Money back', _status: 'published' })
  expect(await shown()).toEqual({ title: 'Money back', version: '1.1.0' })
  await expect(save({ _status: 'draft' })).rejects.toThrow(/has to stay on the site/)
  expect(await shown()).toEqual({ title: 'Money back', version: '1.1.0' })
})

it('a draft is saved beside it, and does not take its place past publishing', async () => {
  await save({ title: 'Half a thought' }, true)
  expect(await shown()).toEqual({ title: 'Refund Policy', version: '1.0.0' })
  // Payload takes the state of the draft for that of the policy.
  await expect(save({ title: 'A whole thought' })).rejects.toThrow(/has to stay on the site/)
  expect(await shown()).toEqual({ title: 'Refund Policy', version: '1.0.0' })
})
