import { describe, expect, it, vi } from 'vitest'
import { exportApi } from '#domain/account/exportApi.ts'
import { EXPORT_PATH } from '#domain/account/exports.ts'
import { privacyApi } from '#domain/account/privacyApi.ts'
import { noteOrder } from '#operations/store/orders/orders.ts'
import { newId } from '#operations/_kit/ids.ts'
import { exportFile } from '#operations/account/exports/exportLink.ts'
import { makeExport as make } from '#operations/account/exports/makeExport.ts'
import { exportSteps } from '#tests/kit/exportSteps.ts'
import { addEntry, addExport } from '#tests/kit/factories.ts'
import { addOrder, addProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const { adult, ask, list, stored, work, copyOf, write } = exportSteps(context)

describe('asking for a copy', () => {
  it('needs the right password, or a code of a second factor that is there', async () => {
    const person = await adult()
    const { ask: call } = context.current
    const wrong = await call(exportApi.askExport, { body: { password: 'Not-this-one-3' } }, { as: person })
    expect([wrong.status, wrong.body.error.code]).toEqual([403, 'account.error.password_incorrect'])
    const code = await call(exportApi.askExport, { body: { code: '123456' } }, { as: person })
    expect([code.status, code.body.error.code]).toEqual([409, 'account.error.no_verified_factor'])
    const neither = await call(exportApi.askExport, { body: {} }, { as: person })
    expect([neither.status, neither.body.error.fields]).toEqual([
      422,
      { 'body.password': 'Please fill this in.' },
    ])
    expect((await list(person)).exports).toEqual([])
  })

  it('waits, is made, and can be downloaded for seven days', async () => {
    const { clock, db, call, mailer } = context.current
    const person = await adult()
    await write(person, 'The tide was low.')
    const asked = await ask(person)
    expect(asked.body).toMatchObject({ state: 'pending', progress: 0, size: null, child: null })
    await work()
    const [ready] = (await list(person)).exports
    expect(ready).toMatchObject({ state: 'ready', progress: 100, id: asked.body.id })
    expect(ready!.size).toBeGreaterThan(500)
    expect(Date.parse(ready!.expiresAt!) - clock.now().getTime()).toBe(7 * 24 * 3_600_000)
    const notified = await db.query('select type from notifications where user_id = $1', [person.id])
    expect(notified).toEqual([{ type: 'data_export' }])
    const mails = await db.query('select template from email_logs where user_id = $1', [person.id])
    expect(mails).toEqual([{ template: 'data-export-ready' }])
    expect(mailer.sent).toEqual([])
    const { path } = await call(exportApi.exportLink, { params: { id: ready!.id } }, { as: person })
    const signed = path.slice(EXPORT_PATH.length)
    const now = clock.now()
    expect(await exportFile(db, person, { signed, now })).toMatchObject({
      size: ready!.size,
      date: '2026-03-12',
    })
    // Another session, a later time, a changed name.
    const other = await adult()
    const later = new Date(now.getTime() + 6 * 60_000)
    expect(await exportFile(db, other, { signed, now })).toBeNull()
    expect(await exportFile(db, person, { signed, now: later })).toBeNull()
    expect(await exportFile(db, person, { signed: `${signed}x`, now })).toBeNull()
    expect([...(await copyOf(person)).entries()].find(([name]) => name === 'journal.html')?.[1]).toContain(
      'The tide was low.',
    )
  })

  it('is counted for members who agreed to that', async () => {
    const { db } = context.current
    const [counted, silent] = [await adult(), await adult()]
    await db.query('delete from analytics_events')
    await db.query('update profiles set analytics_consent = true where id = $1', [counted.id])
    for (const person of [counted, silent]) await ask(person)
    expect(await db.query('select event_type, user_id, event_metadata from analytics_events')).toEqual([
      { event_type: 'data_export_requested', user_id: counted.id, event_metadata: { own: true } },
    ])
    await work()
  })

  it('runs once at a time, however often it is asked for', async () => {
    const person = await adult()
    const answers = await Promise.all([ask(person), ask(person), ask(person)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await list(person)).exports).toHaveLength(1)
    await work()
    expect((await ask(person)).status).toBe(200)
    await work()
  })

  it('is rejected while the member turned it off, also to try again', async () => {
    const { call, db } = context.current
    const person = await adult()
    await call(privacyApi.savePrivacyChoices, { body: { dataExport: false } }, { as: person })
    const refused = await ask(person)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'settings.error.export_off'])
    expect(await list(person)).toMatchObject({ exports: [], mayAsk: false })
    await addExport(db, { user_id: person.id, state: 'failed' })
    const { exports } = await list(person)
    const again = await context.current.ask(
      exportApi.retryExport,
      { params: { id: exports[0]!.id } },
      { as: person },
    )
    expect([again.status, again.body.error.code]).toEqual([403, 'settings.error.export_off'])
  })

  it('counts from a member who turned it off and does not agree to a new version', async () => {
    const { call, db } = context.current
    const person = await adult()
    await call(privacyApi.savePrivacyChoices, { body: { dataExport: false } }, { as: person })
    await db.query(`update profiles set legal_consents = '{}' where id = $1`, [person.id])
    expect(await list(person)).toMatchObject({ mayAsk: true })
    expect((await ask(person)).status).toBe(200)
    await work()
    expect((await list(person)).exports).toMatchObject([{ state: 'ready' }])
  })

  it('answers for another’s copy as for none', async () => {
    const owner = await adult()
    const stranger = await adult()
    const { body } = await ask(owner)
    await work()
    for (const contract of [exportApi.exportLink, exportApi.retryExport] as const) {
      const found = await context.current.ask(contract, { params: { id: body.id } }, { as: stranger })
      const none = await context.current.ask(contract, { params: { id: newId() } }, { as: stranger })
      expect(found.status).toBe(404)
      expect({ ...found.body.error, requestId: '' }).toEqual({ ...none.body.error, requestId: '' })
    }
    expect((await list(stranger)).exports).toEqual([])
  })
})

describe('making a copy', () => {
  const TRY = { signal: new AbortController().signal, isLastTry: false }

  it('leaves no file of a try that breaks, is failed after the last, and is made by Try again', async () => {
    const { services, call, db, files } = context.current
    const person = await adult()
    const { body } = await ask(person)
    const before = stored()
    const broken = vi.spyOn(files, 'writeStream').mockRejectedValue(new Error('no room'))
    await expect(make(services, { id: body.id, ...TRY })).rejects.toThrow('no room')
    expect((await list(person)).exports[0]!.state).toBe('processing')
    await expect(make(services, { id: body.id, ...TRY, isLastTry: true })).rejects.toThrow('no room')
    broken.mockRestore()
    expect((await list(person)).exports[0]!.state).toBe('failed')
    expect(stored()).toEqual(before)
    await db.query('delete from graphile_worker._private_jobs')
    const again = await call(exportApi.retryExport, { params: { id: body.id } }, { as: person })
    expect(again.state).toBe('pending')
    await work()
    expect((await list(person)).exports[0]!.state).toBe('ready')
  })

  it('a member’s script stays text on every page', async () => {
    const person = await adult({ firstName: '<img src=x onerror=alert(1)>' })
    await write(person, '</dl><script>alert(1)</script>', { title: '"><script>alert(2)</script>' })
    await ask(person)
    await work()
    for (const [name, text] of await copyOf(person)) {
      if (!name.endsWith('.html')) continue
      expect(text, name).not.toMatch(/<script|<img/i)
      expect(text, name).toContain(`default-src 'none'`)
    }
  })

  it('has a receipt of each paid order of a grown-up, in their words', async () => {
    const { db, people } = context.current
    const [buyer, other] = [await adult({ locale: 'es' }), await people.adult()]
    const product = await addProduct(db, { priceCents: 1_299, title: '<b>Cards</b>' })
    const { id } = await addOrder(db, buyer, product, { quantity: 2 })
    const parcel = {
      kind: 'shipped',
      now: context.current.clock.now(),
      actorId: null,
      note: 'DHL 00340434',
    } as const
    await noteOrder(db, id, parcel)
    await addOrder(db, buyer, product, { status: 'pending' })
    await addOrder(db, other, product)
    await ask(buyer)
    await work()
    const receipts = [...(await copyOf(buyer))].filter(([name]) => name.startsWith('receipts/'))
    expect(receipts).toHaveLength(1)
    const [[name, page]] = receipts as [[string, string]]
    expect(name).toMatch(/^receipts\/EK-[\w-]+\.html$/)
    expect(page).toContain('&lt;b&gt;Cards&lt;/b&gt; × 2')
    expect(page).toMatch(/25,98/)
    expect(page).toContain('DHL 00340434')
    expect(page).toContain('href="../index.html"')
    expect(page).toContain(`default-src 'none'`)
  })

  it.each(['es', 'fr', 'ar'] as const)('speaks the language of the member: %s', async (locale) => {
    const person = await adult({ locale })
    await write(person, 'palabras')
    await ask(person)
    await work()
    const first = (await copyOf(person)).get('index.html')!
    expect(first).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(first).not.toMatch(/Your data|dataCopyFile\./)
  })

  it('reads in batches: a thousand and one entries are all there, once', async () => {
    const { db } = context.current
    const person = await adult()
    await addEntry(
      db,
      Array.from({ length: 1_001 }, (_, n) => ({ user_id: person.id, body: `number ${n} of many` })),
    )
    await ask(person)
    await work()
    const copy = await copyOf(person)
    const rows = JSON.parse(copy.get('json/journal-entries.json')!) as { body: string }[]
    expect(new Set(rows.map(({ body }) => body)).size).toBe(1_001)
    expect(rows).toHaveLength(1_001)
    expect(copy.get('journal.html')!.match(/of many/g)).toHaveLength(1_001)
  })

  it('a try that was taken over ends without a file', async () => {
    const { services, db, files } = context.current
    const person = await adult()
    const { body } = await ask(person)
    const before = stored()
    const real = files.writeStream.bind(files)
    vi.spyOn(files, 'writeStream').mockImplementationOnce(async (...args) => {
      const size = await real(...args)
      await db.query(`update data_exports set filename = 'later.zip' where id = $1`, [body.id])
      return size
    })
    await make(services, { id: body.id, ...TRY })
    expect(stored()).toEqual(before)
    expect((await list(person)).exports[0]!.state).toBe('processing')
    await work()
    expect((await list(person)).exports[0]!.state).toBe('ready')
  })
})
