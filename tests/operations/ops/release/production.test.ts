import { beforeAll, describe, expect, it, vi } from 'vitest'
import { flagsApi } from '#domain/flags/api.ts'
import { goLiveApi, type ProductionView } from '#domain/ops/goLiveApi.ts'
import { productionChecks, type ProductionCheck } from '#domain/ops/readiness.ts'
import { recordHeartbeat } from '#operations/ops/workerHeartbeat.ts'
import { seedMinimal } from '#seed/datasets/minimal.ts'
import { MailError } from '#services/mail/port.ts'
import { asOwner } from '#tests/kit/database.ts'
import { useBilling } from '#tests/kit/billing.ts'
import { addMail } from '#tests/kit/factories.ts'
import type { Person } from '#tests/kit/people.ts'
import { stampedAt } from '#tests/kit/rows.ts'

const billing = await useBilling()
let owner: Person
beforeAll(async () => {
  const { db, people, clock } = billing.context
  await db.tx((sql) => seedMinimal(sql, { now: clock.now() }))
  owner = await people.staff('owner')
})

const look = () => billing.context.call(goLiveApi.production, {}, { as: owner })
const found = ({ checks }: ProductionView, name: ProductionCheck) =>
  checks.find(({ check }) => check === name)!
const stateOf = async (name: ProductionCheck) => found(await look(), name).state

describe('the checks of production', () => {
  it('answer for every item, with the release and its migrations', async () => {
    const view = await look()
    expect(view.checks.map(({ check }) => check)).toEqual([...productionChecks])
    expect(view.migrations.waiting).toEqual([])
    expect(view.migrations.latest).toMatch(/^\d{8}_\d{6}_/)
    expect(view.release).toBe('0.1.0')
    expect(found(view, 'database')).toMatchObject({
      state: 'complete',
      details: expect.stringMatching(/^PostgreSQL \d+/) as string,
    })
    for (const check of ['database_role', 'storage', 'proxy'] as const)
      expect(found(view, check).state, check).toBe('complete')
    expect(found(view, 'legal').state).toBe('complete')
    // This machine: no public address, the secrets of the source, test money.
    for (const check of ['address', 'secrets', 'worker'] as const)
      expect(found(view, check).state, check).toBe('action-required')
    for (const check of ['mail', 'payment_keys', 'backup', 'restore', 'secrets_apart'] as const)
      expect(found(view, check).state, check).toBe('pending')
    expect(JSON.stringify(view)).not.toContain(billing.context.services.env.APP_SECRET)
  })

  it('see a migration that waits', async () => {
    const { databaseUrl } = billing.context
    const { latest } = (await look()).migrations
    await asOwner(databaseUrl, `delete from payload_migrations where name = '${latest}'`)
    const view = await look()
    expect(view.migrations.waiting).toEqual([latest])
    expect(found(view, 'migrations')).toEqual({
      check: 'migrations',
      state: 'action-required',
      details: latest,
    })
    await asOwner(
      databaseUrl,
      `insert into payload_migrations (id, name, batch) values (gen_random_uuid(), '${latest}', 1)`,
    )
    expect(await stateOf('migrations')).toBe('complete')
  })

  it('see a worker that lives', async () => {
    const { db } = billing.context
    await db.query('delete from graphile_worker._private_jobs')
    await recordHeartbeat(db, ['w'])
    expect(await stateOf('worker')).toBe('complete')
  })

  it('see staff without a second factor', async () => {
    const { db, people } = billing.context
    expect(await stateOf('second_factors')).toBe('complete')
    const late = await people.staff('admin')
    await db.query('delete from mfa_factors where user_id = $1', [late.id])
    expect(found(await look(), 'second_factors')).toMatchObject({ state: 'action-required', details: '1' })
  })

  it('open the mail server, the Channels and the files, and survive each of them', async () => {
    const { services, files } = billing.context
    const mail = vi
      .spyOn(services.mailer, 'check')
      .mockRejectedValue(new MailError('away', { permanent: false }))
    const channels = vi.spyOn(services.realtime, 'check').mockRejectedValue(new Error('away'))
    const storage = vi.spyOn(services.files, 'write').mockRejectedValue(new Error('full'))
    const view = await look()
    for (const check of ['mail', 'channels', 'storage'] as const)
      expect(found(view, check).state, check).toBe('action-required')
    expect(found(view, 'push').state).toBe('complete')
    for (const spy of [mail, channels, storage]) spy.mockRestore()
    expect(await stateOf('channels')).toBe('complete')
    // The file of the check is gone again, and nothing was sent.
    expect([...files.files.keys()].filter((name) => name.includes('probe'))).toEqual([])
    expect(billing.context.mailer.sent).toEqual([])
  })

  it('see mails that fail or wait', async () => {
    const { db, clock } = billing.context
    expect(await stateOf('mail_queue')).toBe('complete')
    const early = new Date(clock.now().getTime() - 20 * 60_000)
    await addMail(db, [
      { status: 'failed', ...stampedAt(early) },
      { status: 'queued', attempts: 0, ...stampedAt(early) },
    ])
    expect(found(await look(), 'mail_queue')).toMatchObject({ state: 'action-required', details: '1 / 1' })
  })

  it('see a legal text that is missing in an offered language, and a feature that is paused', async () => {
    const { db } = billing.context
    const privacy = `(select id from legal_versions where document_type = 'privacy' and active)`
    await db.query(
      `update legal_versions_locales set body = null where _locale = 'en' and _parent_id = ${privacy}`,
    )
    expect(found(await look(), 'legal')).toMatchObject({ state: 'action-required', details: 'privacy (en)' })
    expect(await stateOf('kill_switches')).toBe('complete')
    await billing.context.call(
      flagsApi.setFlag,
      { params: { key: 'ff.chat_pause' }, body: { enabled: true } },
      { as: owner },
    )
    expect(found(await look(), 'kill_switches')).toMatchObject({
      state: 'action-required',
      details: 'ff.chat_pause',
    })
  })

  it('take the runbook from the marks of staff', async () => {
    const mark = (status: 'pass' | 'fail') =>
      billing.context.call(
        goLiveApi.setReleaseCheck,
        { params: { item: 'restore' }, body: { release: '0.1.0', status } },
        { as: owner },
      )
    await mark('pass')
    expect(await stateOf('restore')).toBe('complete')
    await mark('fail')
    const view = await look()
    expect(found(view, 'restore').state).toBe('action-required')
    expect(view.marks.map(({ item, status }) => [item, status])).toEqual([
      ['backup', 'pending'],
      ['restore', 'fail'],
      ['secrets_apart', 'pending'],
    ])
  })
})
