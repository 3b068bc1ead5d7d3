import { addRows } from '#tests/kit/rows.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callerOf } from '#access/callers.ts'
import type { Actor } from '#domain/access/actor.ts'
import { legalApi } from '#domain/legal/api.ts'
import { endConnections } from '#domain/legal/jobs.ts'
import { readLegal } from '#operations/legal/readLegal.ts'
import { seedFlags } from '#seed/factories/flags.ts'
import { seedLegal } from '#seed/factories/legal.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { forgetLimits } from '#tests/kit/limits.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const now = new Date('2026-11-23T12:00:00Z')
const changes = { en: 'Clearer words.' }
let admin: Person
let owner: Person

beforeAll(async () => {
  const { people } = context.current
  admin = await people.staff('admin')
  owner = await people.staff('owner')
  await context.current.content.payload()
}, 60_000)
beforeEach(async () => {
  const { db, clock } = context.current
  clock.set(now)
  await forgetLimits(db)
  await db.query('delete from admin_audit_logs').catch(() => undefined)
  await db.query('delete from legal_versions')
  await db.tx((sql) => seedFlags(sql, now))
  await db.tx((sql) => seedLegal(sql, now))
  // Staff is not asked to agree after each bump here.
  await db.query(`update feature_flags set enabled = false where flag_key = 'ff.legal_gate'`)
})

type Body = { from?: string; as?: Person; changes?: object; stamp?: string | null }
/** The stamp of the next text, as staff sees it now. */
const stampNow = async (of: 'terms' | 'safety') => {
  const { documents } = await context.current.call(legalApi.cards, {}, { as: owner })
  return documents.find(({ document }) => document === of)!.next?.stamp ?? null
}
const bump = async (document: 'terms' | 'safety', { from = '1.0.0', as = admin, ...body }: Body = {}) => {
  const stamp = body.stamp === undefined ? await stampNow(document) : body.stamp
  const input = { params: { document }, body: { from, changes, ...body, stamp } }
  return context.current.ask(legalApi.bump, input, { as })
}
const versions = () =>
  context.current.db.query<{ version: string; active: boolean; status: string; on: string | null }>(
    `select version, active, _status as status, effective_on as "on" from legal_versions
     where document_type = 'terms' order by version`,
  )

describe('a new version', () => {
  it('takes the place of the one in force, with its words in every language', async () => {
    expect(await bump('terms')).toMatchObject({ status: 200, body: { state: 'in-force', version: '1.1.0' } })
    expect(await versions()).toEqual([
      { version: '1.0.0', active: false, status: 'published', on: '2025-01-11' },
      { version: '1.1.0', active: true, status: 'published', on: '2026-11-23' },
    ])
    const content = await readLegal(context.current.content)
    const [current, first] = content.filter(({ name }) => name === 'terms')
    expect(current).toMatchObject({ version: '1.1.0', isCurrent: true, changes })
    expect(first).toMatchObject({ version: '1.0.0', isCurrent: false })
    expect(current!.title).toEqual(first!.title)
    expect(current!.body).toEqual(first!.body)
    expect(Object.keys(current!.body.child)).toEqual(['en', 'es', 'fr', 'ar'])
  })

  it('is noted with who did it', async () => {
    await bump('terms')
    const rows = await context.current.db.query(
      `select admin_id as who, metadata from admin_audit_logs where event = 'legal_version_bumped'
       order by created_at desc limit 1`,
    )
    expect(rows).toEqual([{ who: admin.id, metadata: { document: 'terms', from: '1.0.0', to: '1.1.0' } }])
  })

  it('ends the live connections, of members who were here last first', async () => {
    const { db, people, realtime, clock } = context.current
    const members = [await people.adult(), await people.child(), await people.adult()]
    const [late, early, gone] = members.map(({ id }) => id)
    const seen = (id: string | undefined, minutes: number) =>
      db.query(
        `update sessions set last_seen_at = $2::timestamptz - $3 * interval '1 minute' where user_id = $1`,
        [id, clock.now(), minutes],
      )
    await db.query(`update sessions set last_seen_at = $1::timestamptz - interval '2 hours'`, [clock.now()])
    await Promise.all([seen(late, 90), seen(early, 1)])
    await db.query('update sessions set expires_at = $2 where user_id = $1', [gone, clock.now()])
    await runQueued(context.current, endConnections)
    realtime.terminated.length = 0
    await bump('safety')
    await runQueued(context.current, endConnections)
    expect(realtime.terminated).toEqual([])

    await bump('terms')
    await runQueued(context.current, endConnections)
    const ended = realtime.terminated.filter((id) => members.some((member) => member.id === id))
    expect(ended).toEqual([early, late])
  })

  it('comes once, however often and at the same time it is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => bump('terms', { stamp: null })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409)
      expect(body.error.code).toBe('legal.error.moved_on')
    }
    expect(await versions()).toHaveLength(2)
  })

  it('needs a note of what changed in every language that is offered', async () => {
    await context.current.db.query(`update feature_flags set enabled = true where flag_key like 'ff.lang_%'`)
    const { forgetFlags } = await import('#operations/flags/isOn.ts')
    forgetFlags(context.current.db)
    const refused = await bump('terms')
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'legal.error.missing_changes' } } })
    expect(refused.body.error.message).toContain('Français')
    expect(refused.body.error.message).not.toContain('English')
    expect(await versions()).toHaveLength(1)
    const all = { en: 'a', es: 'b', fr: 'c', ar: 'd' }
    expect((await bump('terms', { changes: all })).status).toBe(200)
    await context.current.db.query(
      `update feature_flags set enabled = false where flag_key in ('ff.lang_es', 'ff.lang_fr', 'ff.lang_ar')`,
    )
    forgetFlags(context.current.db)
  })

  it('waits until every reading is there', async () => {
    await context.current.db.query(
      `update _legal_versions_v_locales set version_body_child = null where _locale = 'en'`,
    )
    const refused = await bump('terms')
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'legal.error.missing_text' } } })
    expect(await versions()).toHaveLength(1)
  })

  it.each(['moderator', 'support'] as const)('is not for a %s', async (role) => {
    const { people } = context.current
    const person = await people.staff(role)
    expect((await bump('terms', { as: person })).status).toBe(403)
    const { ask } = context.current
    expect((await ask(legalApi.consentLedger, {}, { as: person })).status).toBe(403)
    expect((await ask(legalApi.cards, {}, { as: person })).status).toBe(403)
    expect((await ask(legalApi.exportLedger, {}, { as: person })).status).toBe(403)
    const start = { params: { document: 'terms' as const } }
    expect((await ask(legalApi.startNext, start, { as: person })).status).toBe(403)
  })
})

describe('the safety protocol', () => {
  it('changes when a second person agrees, and not before', async () => {
    expect(await bump('safety')).toMatchObject({ status: 200, body: { state: 'waiting', version: '1.1.0' } })
    const before = await readLegal(context.current.content)
    expect(before.find(({ name }) => name === 'safety')).toMatchObject({ version: '1.0.0', isCurrent: true })

    const own = await bump('safety')
    expect(own).toMatchObject({ status: 409, body: { error: { code: 'legal.error.second_person' } } })

    const { documents } = await context.current.call(legalApi.cards, {}, { as: owner })
    expect(documents.find(({ document }) => document === 'safety')!.waiting).toEqual({
      askedBy: admin.email,
      mayConfirm: true,
      changes,
    })
    // The colleague agrees to what was asked for; other words of theirs are not taken.
    const agreed = await bump('safety', { as: owner, changes: { en: 'Something else.' } })
    expect(agreed).toMatchObject({ status: 200, body: { state: 'in-force', version: '1.1.0' } })
    const after = await readLegal(context.current.content)
    expect(after.find(({ name }) => name === 'safety')).toMatchObject({ version: '1.1.0', changes })
  })

  it('takes a yes to the words that were seen, and to no others', async () => {
    await bump('safety')
    const seen = await stampNow('safety')
    await rewriteSafety('Other words')
    await bump('safety')
    const late = await bump('safety', { as: owner, stamp: seen })
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'legal.error.moved_on' } } })
    // The same words with another note are other words too.
    const fresh = await stampNow('safety')
    await rewriteSafety('Other words')
    await bump('safety', { changes: { en: 'Another note.' } })
    expect(await bump('safety', { as: owner, stamp: fresh })).toMatchObject({ status: 409 })
    expect((await readLegal(context.current.content)).find(({ name }) => name === 'safety')).toMatchObject({
      version: '1.0.0',
      isCurrent: true,
    })
    expect(await bump('safety', { as: owner })).toMatchObject({ status: 200, body: { state: 'in-force' } })
  })

  it('is asked for again after its words changed', async () => {
    await bump('safety')
    await rewriteSafety('Other words')
    const { documents } = await context.current.call(legalApi.cards, {}, { as: owner })
    expect(documents.find(({ document }) => document === 'safety')!.waiting).toBeNull()
    expect(await bump('safety', { as: owner })).toMatchObject({ status: 200, body: { state: 'waiting' } })
  })
})

describe('the next text', () => {
  it('is written beside the one in force, and shown from the bump on', async () => {
    const { call, content, db } = context.current
    const start = { params: { document: 'terms' as const } }
    const { id } = await call(legalApi.startNext, start, { as: admin })
    expect(await call(legalApi.startNext, start, { as: owner })).toEqual({ id })
    const payload = await content.payload()
    await payload.update({
      collection: 'legal-versions',
      id,
      data: { title: 'New terms' },
      draft: true,
      overrideAccess: false,
      user: callerOf(staff(admin), 'relaxed'),
    })
    const titleOf = async () =>
      (await readLegal(content)).find(({ name, isCurrent }) => name === 'terms' && isCurrent)!.title.en
    expect(await titleOf()).toBe('Terms of Use')
    await bump('terms')
    expect(await titleOf()).toBe('New terms')
    expect(await db.query(`select id from legal_versions where document_type = 'terms'`)).toHaveLength(2)
  })

  it('cannot be published past the bump, nor a version in force be changed', async () => {
    const { call, content, db } = context.current
    const { id } = await call(legalApi.startNext, { params: { document: 'terms' } }, { as: admin })
    const payload = await content.payload()
    const change = (of: string, data: Record<string, unknown>) =>
      payload.update({
        collection: 'legal-versions',
        id: of,
        data,
        overrideAccess: false,
        user: callerOf(staff(admin), 'relaxed'),
      })
    await expect(change(id, { _status: 'published' })).rejects.toThrow(/Bump Version/)
    const [first] = await db.query<{ id: string }>(
      `select id from legal_versions where document_type = 'terms' and active`,
    )
    await expect(change(first!.id, { title: 'Changed behind' })).rejects.toThrow()
    // What only the product writes is left as it is.
    await payload.update({
      collection: 'legal-versions',
      id,
      data: { active: true, effectiveOn: '2020-01-01', version: '9.0.0' },
      draft: true,
      overrideAccess: false,
      user: callerOf(staff(admin), 'relaxed'),
    })
    await bump('terms')
    expect((await versions()).filter(({ active }) => active)).toMatchObject([
      { version: '1.1.0', on: '2026-11-23' },
    ])
  })
})

describe('the consent ledger', () => {
  it('gives the 100 latest, and a file without formulas that leaves a note', async () => {
    const { db, call, people } = context.current
    const member = await people.adult()
    await addRows(
      db,
      'consent_ledger',
      Array.from({ length: 120 }, (_, at) => ({
        user_id: member.id,
        version: '1.0.0',
        accepted_at: new Date(now.getTime() + (at + 1) * 1_000),
        accepted_ip: '203.0.113.7',
        user_agent: at === 119 ? '=HYPERLINK("http://evil.example")' : 'Firefox',
        reading: 'adult',
      })),
    )
    const { rows } = await call(legalApi.consentLedger, {}, { as: admin })
    expect(rows).toHaveLength(100)
    expect(rows[0]).toMatchObject({ user: member.username, userAgent: '=HYPERLINK("http://evil.example")' })
    const { name, csv } = await call(legalApi.exportLedger, {}, { as: admin })
    expect(name).toBe('consent-ledger-2026-11-23.csv')
    const lines = csv.slice(0, -2).split('\r\n')
    expect(lines).toHaveLength(101)
    expect(lines[0]).toBe('\ufeffUser,Version,Accepted at,IP,User agent,Guardian')
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    const noted = await db.query<{ who: string; rows: number }>(
      `select admin_id as who, (metadata->>'rows')::int as rows from admin_audit_logs
       where event = 'consent_ledger_exported'`,
    )
    expect(noted).toContainEqual({ who: admin.id, rows: 100 })
  })
})

/** Saves the next safety protocol in the panel, as the admin. */
async function rewriteSafety(title: string) {
  const { db, content } = context.current
  const [next] = await db.query<{ id: string }>(`select id from legal_versions where version = '1.1.0'`)
  const payload = await content.payload()
  await payload.update({
    collection: 'legal-versions',
    id: next!.id,
    data: { title },
    draft: true,
    overrideAccess: false,
    user: callerOf(staff(admin), 'relaxed'),
  })
}

/** The person as access functions know them. */
const staff = (person: Person) => ({ id: person.id, roles: ['admin'], mfaPassed: true }) as unknown as Actor
