import { beforeAll, describe, expect, it } from 'vitest'
import { contentApi } from '#domain/content/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { seedMinimal } from '#seed/datasets/minimal.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let pieces: string[] = []
let forChildren = ''
beforeAll(async () => {
  const { db } = context.current
  await db.tx((sql) => seedMinimal(sql, { now: new Date('2026-03-01T00:00:00Z') }))
  const ids = async (where: string) =>
    (await db.query<{ id: string }>(`select id from motivational_content where ${where} order by id`)).map(
      ({ id }) => id,
    )
  pieces = await ids('age_group is null')
  forChildren = (await ids(`age_group = 'child'`))[0]!
})
const open = (as: Person, id: string) =>
  context.current
    .call(contentApi.openContent, { params: { id } }, { as })
    .then(({ badgeEarned }) => badgeEarned)
const badgesOf = async (as: Person) =>
  (await context.current.call(checkinsApi.overview, {}, { as })).badges.map(({ id }) => id)
const rowOf = async (as: Person) =>
  (
    await context.current.db.query<{ items: string[]; is_done: boolean }>(
      'select items, is_done from explored_resources where user_id = $1',
      [as.id],
    )
  )[0]

describe('opening pieces', () => {
  it('three different ones earn Resource Explorer, live; the same one again does not count', async () => {
    const { people, realtime } = context.current
    const me = await people.child()
    expect(await open(me, pieces[0]!)).toBeNull()
    expect(await open(me, pieces[0]!)).toBeNull()
    expect(await open(me, forChildren)).toBeNull()
    expect(await badgesOf(me)).toEqual([])
    expect(await open(me, pieces[1]!)).toMatchObject({ id: 'resource_explorer' })
    expect(await badgesOf(me)).toEqual(['resource_explorer'])
    expect(realtime.published.filter(({ event }) => event === 'badge-earned')).toEqual([
      { channel: `private-user-${me.id}`, event: 'badge-earned', data: {} },
    ])
  })

  it('once earned, what was opened is forgotten, and nothing more is kept', async () => {
    const me = await context.current.people.adult()
    for (const id of pieces.slice(0, 3)) await open(me, id)
    expect(await rowOf(me)).toEqual({ items: [], is_done: true })
    for (const id of pieces) expect(await open(me, id)).toBeNull()
    expect(await rowOf(me)).toEqual({ items: [], is_done: true })
    expect(await badgesOf(me)).toEqual(['resource_explorer'])
  })

  it('all at once, from two processes, earns it once', async () => {
    const { people, databaseUrl, realtime } = context.current
    const me = await people.teen()
    const second = newTestContext(databaseUrl)
    const earned = await inWaves(12, async (n) => {
      const from = n % 2 ? second : context.current
      return from.call(contentApi.openContent, { params: { id: pieces[n % 3]! } }, { as: me })
    })
    await Promise.all([second.db.close(), second.authDb.close()])
    expect(earned.filter(({ badgeEarned }) => badgeEarned)).toHaveLength(1)
    expect(await badgesOf(me)).toEqual(['resource_explorer'])
    const notified = [...realtime.published, ...second.realtime.published].filter(
      ({ event, channel }) => event === 'badge-earned' && channel.endsWith(me.id),
    )
    expect(notified).toHaveLength(1)
  })

  it('of another age, not published or made up is not found, and leaves no row', async () => {
    const { people, ask, db } = context.current
    const me = await people.adult()
    await db.query(`update motivational_content set _status = 'draft' where id = $1`, [pieces[4]])
    for (const id of [forChildren, pieces[4]!, newId()]) {
      const { status, body } = await ask(contentApi.openContent, { params: { id } }, { as: me })
      expect([status, body.error.code]).toEqual([404, 'common.error.not_found'])
    }
    await db.query(`update motivational_content set _status = 'published' where id = $1`, [pieces[4]])
    expect(await rowOf(me)).toBeUndefined()
    expect((await ask(contentApi.openContent, { params: { id: pieces[0]! } })).status).toBe(401)
    expect((await ask(contentApi.openContent, { params: { id: 'x' } }, { as: me })).status).toBe(422)
  })
})
