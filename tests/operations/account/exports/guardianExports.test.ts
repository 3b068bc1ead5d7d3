import { describe, expect, it } from 'vitest'
import { exportApi } from '#domain/account/exportApi.ts'
import { expireExports, removeExports } from '#domain/account/jobs.ts'
import { privacyApi } from '#domain/account/privacyApi.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { eraseAccounts } from '#operations/account/eraseAccounts.ts'
import { exportSteps } from '#tests/kit/exportSteps.ts'
import { addGuardianNotice } from '#tests/kit/factories.ts'
import { addRow } from '#tests/kit/rows.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { addOrder, addProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const { adult, ask, list, stored, work, copyOf, write, family } = exportSteps(context)

describe('a guardian’s copy', () => {
  it('has the account, the consents and what was shared, and no private words, whatever the child allows', async () => {
    const { db, clock, call } = context.current
    const { guardian, child, link } = await family()
    await call(privacyApi.savePrivacyChoices, { body: { dataExport: false } }, { as: child })
    const now = clock.now()
    await write(child, 'CANARY-private')
    await write(child, 'CANARY-held', { visibility: 'guardian', shared_at: now, is_held: true })
    const untold = await write(child, 'CANARY-untold', { visibility: 'guardian', shared_at: now })
    const shared = await write(child, 'CANARY-shared', { visibility: 'guardian', shared_at: now })
    await db.query(`update profiles set optional_reflection = 'CANARY-reflection' where id = $1`, [child.id])
    const notice = {
      child_id: child.id,
      link_id: link,
      event_type: 'journal_shared',
      due_at: now,
      created_at: now,
    }
    await addGuardianNotice(db, [
      { ...notice, entry_id: shared, sent_at: now },
      { ...notice, entry_id: untold, sent_at: null },
    ])
    await addRow(db, 'consent_ledger', {
      user_id: child.id,
      version: 'CANARY-consent',
      accepted_at: now,
      guardian_id: guardian.id,
    })
    const asked = await ask(guardian, link)
    expect(asked.body).toMatchObject({ child: { link }, state: 'pending' })
    await work()
    const copy = await copyOf(guardian)
    const words = [...copy.values()].join('\n')
    expect(words).toContain('CANARY-shared')
    expect(words).toContain('CANARY-consent')
    expect(words).toContain(child.email)
    for (const word of ['private', 'held', 'untold', 'reflection'])
      expect(words).not.toContain(`CANARY-${word}`)
    expect([...copy.keys()].filter((name) => name.startsWith('json/')).sort()).toEqual([
      'json/consent-ledger.json',
      'json/guardian-links.json',
      'json/journal-entries.json',
      'json/parent-notices.json',
      'json/profiles.json',
      'json/users.json',
    ])
    // The child's own list does not have it.
    expect((await list(child)).exports).toEqual([])
  })

  it('has what the child bought, without where it went', async () => {
    const { db } = context.current
    const { guardian, child, link } = await family()
    const { id } = await addOrder(db, child, await addProduct(db))
    await db.query(`update orders set shipping_name = 'CANARY-name' where id = $1`, [id])
    await ask(guardian, link)
    await work()
    const copy = await copyOf(guardian)
    expect(JSON.parse(copy.get('json/orders.json')!)).toMatchObject([{ status: 'paid', total_cents: 1_000 }])
    expect(copy.has('orders.html')).toBe(true)
    expect([...copy.keys()].filter((name) => name.startsWith('receipts/'))).toEqual([])
    expect([...copy.values()].join('\n')).not.toContain('CANARY-name')
  })

  it('is for the guardian of the child alone, and ends with the consent', async () => {
    const { db } = context.current
    const { guardian, link } = await family()
    const stranger = await adult()
    const refused = await ask(stranger, link)
    expect([refused.status, refused.body.error.code]).toEqual([404, 'settings.error.export_child'])
    const { body } = await ask(guardian, link)
    await work()
    expect((await list(guardian)).children).toMatchObject([{ link }])
    await db.query(`update guardian_links set status = 'revoked' where id = $1`, [link])
    expect(await list(guardian)).toMatchObject({ exports: [], children: [] })
    const gone = await context.current.ask(
      exportApi.exportLink,
      { params: { id: body.id } },
      { as: guardian },
    )
    expect(gone.status).toBe(404)
  })
})

describe('the end of a copy', () => {
  it('comes after seven days: the file is removed, the row says so', async () => {
    const { clock, call, db } = context.current
    const person = await adult()
    const { body } = await ask(person)
    await work()
    const before = stored().length
    const made = clock.now()
    const expire = async () => {
      await enqueue(db, expireExports, {})
      await runQueued(context.current, expireExports)
    }
    clock.set(new Date(made.getTime() + 7 * 86_400_000 - 1_000))
    await expire()
    expect(stored()).toHaveLength(before)
    expect((await list(person)).exports[0]!.state).toBe('ready')
    clock.set(new Date(made.getTime() + 7 * 86_400_000))
    expect((await list(person)).exports[0]!.state).toBe('expired')
    await expect(
      call(exportApi.exportLink, { params: { id: body.id } }, { as: person }),
    ).rejects.toMatchObject({ code: 'settings.error.export_gone' })
    await expire()
    expect((await list(person)).exports[0]).toMatchObject({ state: 'expired', size: null })
    const [row] = await db.query('select filename, state from data_exports where id = $1', [body.id])
    expect(row).toEqual({ filename: null, state: 'expired' })
    expect(stored().length).toBeLessThan(before)
    clock.set(made)
  })

  it('comes as failed when no worker gave a sign of life for hours', async () => {
    const { clock, db } = context.current
    const person = await adult()
    const { body } = await ask(person)
    await db.query('delete from graphile_worker._private_jobs')
    const made = clock.now()
    clock.set(new Date(made.getTime() + 3 * 3_600_000))
    await enqueue(db, expireExports, {})
    await runQueued(context.current, expireExports)
    expect((await list(person)).exports[0]).toMatchObject({ id: body.id, state: 'failed' })
    clock.set(made)
  })

  it('comes with the account: its files go after it', async () => {
    const { db, clock } = context.current
    const person = await adult()
    await ask(person)
    await work()
    const before = stored().length
    await db.tx((sql) => eraseAccounts(sql, [person.id], clock.now()))
    expect(await runQueued(context.current, removeExports)).toBe(1)
    expect(stored()).toHaveLength(before - 1)
    expect(await db.query('select from data_exports where user_id = $1', [person.id])).toEqual([])
  })
})
