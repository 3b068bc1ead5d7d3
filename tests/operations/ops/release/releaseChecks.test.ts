import { beforeAll, describe, expect, it } from 'vitest'
import { staffRoles, type StaffRole } from '#domain/access/staff.ts'
import { goLiveApi } from '#domain/ops/goLiveApi.ts'
import { releaseItems } from '#domain/ops/releaseChecks.ts'
import type { Person } from '#tests/kit/people.ts'
import { addRow } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext({ env: { RELEASE: '2026.3' } })
const { releaseChecks, setReleaseCheck } = goLiveApi
let owner: Person

const list = async (as: Person) => (await context.current.call(releaseChecks, {}, { as })).checks
const mark = (
  as: Person,
  item: 'keyboard' | 'links',
  status: 'pending' | 'pass' | 'fail',
  release = '2026.3',
) => context.current.ask(setReleaseCheck, { params: { item }, body: { release, status } }, { as })
const trail = () =>
  context.current.db.query<{ admin_id: string; metadata: object }>(
    `select admin_id, metadata from admin_audit_logs where event = 'release_check_set' order by created_at, id`,
  )

beforeAll(async () => {
  owner = await context.current.people.staff('owner')
})

describe('the list of a release', () => {
  it('has every item, pending until it is marked', async () => {
    const checks = await list(owner)
    expect(checks.map(({ item }) => item)).toEqual([...releaseItems])
    expect(new Set(checks.map(({ status }) => status))).toEqual(new Set(['pending']))
  })

  it('keeps who marked an item and when, and notes each change once', async () => {
    const admin = await context.current.people.staff('admin')
    expect((await mark(owner, 'keyboard', 'pass')).body.check).toMatchObject({
      status: 'pass',
      checkedAt: context.current.clock.now().toISOString(),
    })
    await mark(admin, 'keyboard', 'pass')
    context.current.clock.advance(60)
    await mark(admin, 'keyboard', 'fail')
    await mark(admin, 'keyboard', 'pending')
    const found = (await list(owner)).find(({ item }) => item === 'keyboard')
    const [{ username }] = (await context.current.db.query<{ username: string }>(
      'select username from profiles where id = $1',
      [admin.id],
    )) as [{ username: string }]
    expect(found).toEqual({
      item: 'keyboard',
      status: 'pending',
      checkedBy: username,
      checkedAt: context.current.clock.now().toISOString(),
    })
    const of = (old: string, now: string) => ({ release: '2026.3', item: 'keyboard', old, new: now })
    expect(await trail()).toEqual([
      { admin_id: owner.id, metadata: of('pending', 'pass') },
      { admin_id: admin.id, metadata: of('pass', 'fail') },
      { admin_id: admin.id, metadata: of('fail', 'pending') },
    ])
  })

  it('belongs to its release: an older page marks nothing, and another release has its own', async () => {
    const { db } = context.current
    await addRow(db, 'release_checks', {
      release: '2026.2',
      item: 'links',
      status: 'pass',
      checked_at: new Date(),
    })
    expect((await list(owner)).find(({ item }) => item === 'links')?.status).toBe('pending')
    const answer = await mark(owner, 'links', 'pass', '2026.2')
    expect([answer.status, answer.body.error.code]).toEqual([409, 'readiness.error.other_release'])
    expect((await list(owner)).find(({ item }) => item === 'links')?.status).toBe('pending')
  })

  it('stays with its marks when the account of who marked is gone', async () => {
    const gone = await context.current.people.staff('admin')
    await mark(gone, 'links', 'fail')
    await context.current.db.query('delete from users where id = $1', [gone.id])
    expect((await list(owner)).find(({ item }) => item === 'links')).toMatchObject({
      status: 'fail',
      checkedBy: null,
    })
  })
})

describe('every door', () => {
  const calls = (as: Person | undefined) => [
    context.current.ask(releaseChecks, {}, { as }),
    mark(as!, 'links', 'pass'),
    context.current.ask(goLiveApi.goLive, {}, { as }),
    context.current.ask(goLiveApi.production, {}, { as }),
    context.current.ask(goLiveApi.testPurchase, { body: {} }, { as }),
    context.current.ask(goLiveApi.generateStoreGraphics, { body: { type: 'icon' } }, { as }),
  ]
  const may = (role: StaffRole) => ['owner', 'super_admin', 'admin'].includes(role)

  it.each(staffRoles.filter((role) => !may(role)))('is closed to %s', async (role) => {
    const answers = await Promise.all(calls(await context.current.people.staff(role)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  })

  it('is closed to members, to visitors and to staff whose session has no second factor', async () => {
    const { people } = context.current
    for (const [as, status] of [
      [await people.adult(), 403],
      [undefined, 401],
      [await people.staff('owner', { mfa: 'enrolled' }), 403],
    ] as const) {
      const answers = await Promise.all(calls(as))
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
    }
  })

  it('is open to super admins', async () => {
    expect(await list(await context.current.people.staff('super_admin'))).toHaveLength(releaseItems.length)
  })
})

describe('store graphics', () => {
  const draw = (type: 'icon' | 'banner') =>
    context.current.call(goLiveApi.generateStoreGraphics, { body: { type } }, { as: owner })

  it.each([
    ['icon', 'width="1024" height="1024"'],
    ['banner', 'width="1024" height="500"'],
  ] as const)('without a key: %s is our template', async (type, size) => {
    const { success, image, source } = await draw(type)
    expect([success, source]).toEqual([true, 'template'])
    const [head, data] = image.split(',') as [string, string]
    expect(head).toBe('data:image/svg+xml;base64')
    expect(Buffer.from(data, 'base64').toString()).toContain(size)
  })

  it('take an icon or a banner and nothing else, and are noted', async () => {
    const answer = await context.current.ask(
      goLiveApi.generateStoreGraphics,
      { body: { type: 'poster' as never } },
      { as: owner },
    )
    expect(answer.status).toBe(422)
    const rows = await context.current.db.query<{ metadata: object }>(
      `select metadata from admin_audit_logs where event = 'store_graphics_drawn' order by created_at, id`,
    )
    expect(rows.map(({ metadata }) => metadata)).toEqual([
      { type: 'icon', source: 'template' },
      { type: 'banner', source: 'template' },
    ])
  })
})
