import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { storedRichText } from '#domain/content/storedRichText.ts'
import { seedMinimal } from '#seed/datasets/minimal.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const ORIGIN = 'http://localhost:3000'
let ask: (as: Person, method: string, path: string, body?: object) => Promise<{ status: number; id: string }>

beforeAll(async () => {
  process.env.DATABASE_URL = context.current.databaseUrl
  await context.current.db.tx((sql) => seedMinimal(sql, { now: new Date() }))
  const { default: config } = await import('#payload-config')
  ask = async ({ cookie }, method, path, body) => {
    const headers = { origin: ORIGIN, cookie, 'content-type': 'application/json' }
    const request = new Request(`${ORIGIN}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await handleEndpoints({ config, request })
    const { doc } = (await answer.json()) as { doc?: { id: string } }
    return { status: answer.status, id: doc?.id ?? '' }
  }
}, 60_000)

const trail = (event: string) =>
  context.current.db.query<{ admin_id: string; metadata: Record<string, unknown> }>(
    'select admin_id, metadata from admin_audit_logs where event = $1 order by created_at',
    [event],
  )

describe('what staff changes in the panel', () => {
  it('leaves who gave which role to whom, and who took it', async () => {
    const { people } = context.current
    const boss = await people.staff('super_admin')
    const person = await people.adult()
    const given = await ask(boss, 'POST', '/user-roles', { user: person.id, adminRole: 'moderator' })
    expect(given.status).toBe(201)
    expect(await trail('user-roles.create')).toEqual([
      {
        admin_id: boss.id,
        metadata: expect.objectContaining({ user: person.id, adminRole: 'moderator' }) as object,
      },
    ])
    expect((await ask(boss, 'DELETE', `/user-roles/${given.id}`)).status).toBe(200)
    expect(await trail('user-roles.delete')).toHaveLength(1)
  })

  it('names the fields and none of the words', async () => {
    const { people, db } = context.current
    const editor = await people.staff('moderator')
    const [template] = await db.query<{ id: string }>('select id from persona_templates limit 1')
    const words = 'A sentence that stays out of the trail.'
    expect(
      (await ask(editor, 'PATCH', `/persona-templates/${template!.id}`, { content: words })).status,
    ).toBe(200)
    const [row] = await trail('persona-templates.update')
    expect(row?.metadata).toEqual({ id: template!.id, fields: ['content'] })
    expect(row?.admin_id).toBe(editor.id)
  })

  it('tells a draft from what members see, and names what is gone', async () => {
    const { people } = context.current
    const editor = await people.staff('moderator')
    const prompt = { prompt: 'What was kind today?', category: 'rest', active: true }
    const made = await ask(editor, 'POST', '/journal-prompts?draft=true', { ...prompt, _status: 'draft' })
    const path = `/journal-prompts/${made.id}`
    await ask(editor, 'PATCH', path, { _status: 'published' })
    await ask(editor, 'PATCH', `${path}?draft=true`, { prompt: 'What was kind?', _status: 'draft' })
    await ask(editor, 'PATCH', path, { _status: 'draft' })
    for (const [deed, times] of [
      ['draft', 2],
      ['publish', 1],
      ['unpublish', 1],
    ] as const) {
      const rows = await trail(`journal-prompts.${deed}`)
      expect(rows.filter(({ metadata }) => metadata.id === made.id)).toHaveLength(times)
    }
    const { id } = await ask(editor, 'POST', '/motivational-content', {
      title: 'Slow breath',
      content: storedRichText('Breathe in for four, out for six.'),
      contentType: 'exercise',
      _status: 'published',
    })
    expect((await ask(editor, 'DELETE', `/motivational-content/${id}`)).status).toBe(200)
    expect((await trail('motivational-content.delete')).map(({ metadata }) => metadata)).toEqual([
      { id, name: 'Slow breath' },
    ])
  })

  it('leaves nothing when it was rejected', async () => {
    const { people } = context.current
    const admin = await people.staff('admin')
    const person = await people.adult()
    const before = (await trail('user-roles.create')).length
    expect((await ask(admin, 'POST', '/user-roles', { user: person.id, adminRole: 'owner' })).status).toBe(
      403,
    )
    expect(await trail('user-roles.create')).toHaveLength(before)
  })
})
