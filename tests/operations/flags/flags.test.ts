import { addRow } from '#tests/kit/rows.ts'
import { describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { flagsApi } from '#domain/flags/api.ts'
import { flagKeys } from '#domain/flags/flags.ts'
import { newId } from '#operations/_kit/ids.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { seedMinimal } from '#seed/datasets/minimal.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'
import { closeServices } from '#services'

const context = useTestContext()
const seed = () => context.current.db.tx((sql) => seedMinimal(sql, { now: new Date('2026-03-01T00:00:00Z') }))

describe('flags', () => {
  it('are read by all callers, by category and key; English is always offered', async () => {
    await seed()
    const { call, db } = context.current
    const { flags, offeredLanguages } = await call(flagsApi.readFlags)
    expect(flags.map(({ key }) => key).sort()).toEqual([...flagKeys].sort())
    const rows = await db.query<{ flag_key: string }>(
      'select flag_key from feature_flags order by category, flag_key',
    )
    expect(flags.map(({ key }) => key)).toEqual(rows.map(({ flag_key }) => flag_key))
    expect(offeredLanguages).toEqual(['en'])
  })

  it('are switched by staff who may, with a line in the audit log, at once and for all members', async () => {
    await seed()
    const { call, people, db, realtime } = context.current
    const admin = await people.staff('admin')
    const { flag } = await call(
      flagsApi.setFlag,
      { params: { key: 'ff.lang_es' }, body: { enabled: true } },
      { as: admin },
    )
    expect(flag).toMatchObject({
      key: 'ff.lang_es',
      enabled: true,
      category: 'core',
      description: 'Offers Spanish.',
    })
    const { offeredLanguages } = await call(flagsApi.readFlags)
    expect(offeredLanguages).toEqual(['en', 'es'])
    expect(realtime.published).toContainEqual({
      channel: 'flags',
      event: 'flag-changed',
      data: { key: 'ff.lang_es', enabled: true },
    })
    const log = await db.query('select admin_id, event, metadata from admin_audit_logs')
    expect(log).toEqual([
      { admin_id: admin.id, event: 'flag_set', metadata: { key: 'ff.lang_es', old: false, new: true } },
    ])
  })

  it('set to what they are change nothing and are no event', async () => {
    await seed()
    const { call, people, db, realtime } = context.current
    const admin = await people.staff('owner')
    const before = await db.query('select * from feature_flags order by id')
    const log = await db.query('select 1 from admin_audit_logs')
    realtime.published.length = 0
    await call(flagsApi.setFlag, { params: { key: 'ff.core' }, body: { enabled: true } }, { as: admin })
    expect(await db.query('select * from feature_flags order by id')).toEqual(before)
    expect(await db.query('select 1 from admin_audit_logs')).toHaveLength(log.length)
    expect(realtime.published).toEqual([])
  })

  it('that are unknown are not made', async () => {
    const { ask, people } = context.current
    const answer = await ask(
      flagsApi.setFlag,
      { params: { key: 'ff.unknown' }, body: { enabled: true } },
      { as: await people.staff('admin') },
    )
    expect(answer.status).toBe(404)
    expect(answer.body.error.message).toBe('Failed to update feature flag')
  })

  it.each([
    ['moderator', 'passed', 403],
    ['support', 'passed', 403],
    ['admin', 'enrolled', 403],
    ['admin', 'none', 403],
    ['admin', 'passed', 200],
    ['super_admin', 'passed', 200],
  ] as const)('in the back office for a %s whose second factor is %s: %i', async (role, mfa, status) => {
    const { ask, people } = context.current
    const as = await people.staff(role, { mfa })
    expect((await ask(flagsApi.listFlags, {}, { as })).status).toBe(status)
    const switched = await ask(
      flagsApi.setFlag,
      { params: { key: 'ff.core' }, body: { enabled: true } },
      { as },
    )
    expect(switched.status).toBe(status)
  })

  it('say to staff what they do and which feature owns them', async () => {
    await seed()
    const { db, call, people } = context.current
    await addRow(db, 'feature_flags', { flag_key: 'ff.forgotten', category: 'others' })
    const { flags } = await call(flagsApi.listFlags, {}, { as: await people.staff('admin') })
    for (const { key, description, owner } of flags.filter((flag) => flag.key !== 'ff.forgotten'))
      expect([key, description !== '', owner !== null]).toEqual([key, true, true])
    expect(flags.find(({ key }) => key === 'ff.store_pause')).toMatchObject({
      owner: 'store',
      isUnused: false,
    })
    expect(flags.find(({ key }) => key === 'ff.forgotten')).toMatchObject({ owner: null, isUnused: true })
    expect(flags.find(({ key }) => key === 'ff.local_help')).toMatchObject({ isUnused: true })
    await db.query(`delete from feature_flags where flag_key = 'ff.forgotten'`)
  })

  it('are closed to members and strangers', async () => {
    const { ask, people } = context.current
    expect((await ask(flagsApi.listFlags, {}, { as: await people.adult() })).status).toBe(403)
    expect((await ask(flagsApi.listFlags)).status).toBe(401)
  })

  it('switch off what they stand for on the server, on the very next request', async () => {
    await seed()
    const { ask, call, people } = context.current
    const admin = await people.staff('admin')
    const me = await people.adult()
    const set = (key: string, enabled: boolean) =>
      call(flagsApi.setFlag, { params: { key }, body: { enabled } }, { as: admin })
    const checkIn = async () =>
      (await ask(checkinsApi.saveCheckIn, { body: { id: newId(), mood: 'calm' } }, { as: me })).status
    const speak = async () =>
      (await ask(accountApi.setLanguage, { body: { language: 'es' } }, { as: me })).status
    await set('ff.lang_es', true)
    expect([await checkIn(), await speak()]).toEqual([200, 200])
    await set('ff.core', false)
    await set('ff.i18n_core', false)
    expect([await checkIn(), await speak()]).toEqual([503, 409])
    await set('ff.core', true)
    await set('ff.i18n_core', true)
    expect([await checkIn(), await speak()]).toEqual([200, 200])
  })

  it('switched by another process count within two seconds; unknown ones are off', async () => {
    await seed()
    const { databaseUrl } = context.current
    const [one, two] = [newTestContext(databaseUrl), newTestContext(databaseUrl)]
    const wanted = !(await isOn(one.db, 'ff.trivia'))
    await isOn(two.db, 'ff.trivia')
    await one.call(
      flagsApi.setFlag,
      { params: { key: 'ff.trivia' }, body: { enabled: wanted } },
      { as: await one.people.staff('admin') },
    )
    expect(await isOn(one.db, 'ff.trivia')).toBe(wanted)
    await expect.poll(() => isOn(two.db, 'ff.trivia'), { timeout: 3_000, interval: 100 }).toBe(wanted)
    expect(await isOn(one.db, 'ff.nothing' as never)).toBe(false)
    await Promise.all([closeServices(one.services), closeServices(two.services)])
  })

  it('switched at the same time leave a log without holes', async () => {
    await seed()
    const { call, people, db } = context.current
    const admin = await people.staff('admin')
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        call(
          flagsApi.setFlag,
          { params: { key: 'ff.store_pause' }, body: { enabled: index % 2 === 0 } },
          { as: admin },
        ),
      ),
    )
    const log = await db.query<{ metadata: { old: boolean; new: boolean } }>(
      'select metadata from admin_audit_logs where admin_id = $1',
      [admin.id],
    )
    const [flag] = await db.query<{ enabled: boolean }>(
      `select enabled from feature_flags where flag_key = 'ff.store_pause'`,
    )
    // Starting off, every switch to on but the last standing one was taken back.
    const ons = log.filter(({ metadata }) => metadata.new).length
    expect(ons - (log.length - ons)).toBe(flag!.enabled ? 1 : 0)
    expect(log.every(({ metadata }) => metadata.old !== metadata.new)).toBe(true)
  })
})
