import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { opsApi } from '#domain/ops/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let read: (path: string, as: Person) => Promise<unknown>

beforeAll(async () => {
  process.env.DATABASE_URL = context.current.databaseUrl
  const { default: config } = await import('#payload-config')
  read = async (path, as) => {
    const headers = { origin: 'http://localhost:3000', cookie: as.cookie }
    const request = new Request(`http://localhost:3000/api${path}`, { headers })
    return (await handleEndpoints({ config, request })).json()
  }
}, 60_000)

const reveal = (as: Person, personId: string, reason = 'Request 4711: lost access') =>
  context.current.ask(opsApi.revealPerson, { body: { personId, reason } }, { as })
const trail = () =>
  context.current.db.query(
    `select admin_id, metadata from admin_audit_logs where event = 'person_revealed' order by created_at`,
  )

describe('who a person is', () => {
  it('is in no list of the staff: no first name, exact age, guardian or sharing, also not by filter or order', async () => {
    const { people, db } = context.current
    const [support, guardian, child] = [
      await people.staff('support'),
      await people.adult(),
      await people.child(),
    ]
    await db.query('update profiles set parent_id = $2 where id = $1', [child.id, guardian.id])
    const one = JSON.stringify(await read(`/profiles/${child.id}?depth=1`, support))
    const list = (await read('/profiles?limit=100&depth=1', support)) as { docs: Record<string, unknown>[] }
    expect(list.docs.map(({ id }) => id)).toContain(child.id)
    expect(one).toContain(child.username)
    // Staff read their own row in full.
    const others = list.docs.filter(({ id }) => id !== support.id)
    for (const said of [one, JSON.stringify(others)]) {
      for (const word of ['Mila', '"age"', 'ageRecordedAt', 'shareMoods', '"parent"', guardian.email])
        expect(said).not.toContain(word)
    }
    for (const query of [
      'where[age][equals]=9',
      `where[parent][equals]=${guardian.id}`,
      'where[firstName][like]=Mi',
    ])
      expect(await read(`/profiles?${query}`, support), query).toHaveProperty('errors')
    const orders = await Promise.all(
      ['age', '-age'].map(async (sort) =>
        ((await read(`/profiles?limit=100&sort=${sort}`, support)) as typeof list).docs?.map(({ id }) => id),
      ),
    )
    expect(orders[0]).toEqual(orders[1])
  })

  it('is told once for a reason, which the trail keeps with who looked', async () => {
    const { people } = context.current
    const [support, child] = [
      await people.staff('support'),
      await people.child({ guardianEmail: 'mum@harbour.example' }),
    ]
    const before = (await trail()).length
    const { body } = await reveal(support, child.id)
    expect(body).toEqual({
      firstName: 'Mila',
      age: 9,
      guardian: 'm…m@harbour.example',
      guardianLevel: 'verified',
      sharesMoods: true,
    })
    expect((await trail()).slice(before)).toEqual([
      { admin_id: support.id, metadata: { person: child.id, reason: 'Request 4711: lost access' } },
    ])
  })

  it('is told to no staff without a reason, the right or a person, and then the trail says nothing', async () => {
    const { people } = context.current
    const [child, support] = [await people.child(), await people.staff('support')]
    const before = (await trail()).length
    expect((await reveal(support, child.id, 'because')).status).toBe(422)
    expect((await reveal(support, child.id, ' '.repeat(40))).status).toBe(422)
    expect((await reveal(await people.staff('moderator'), child.id)).status).toBe(403)
    expect((await reveal(await people.adult(), child.id)).status).toBe(403)
    expect((await reveal(await people.staff('support', { mfa: 'enrolled' }), child.id)).status).toBe(403)
    expect((await reveal(support, newId())).status).toBe(404)
    expect(await trail()).toHaveLength(before)
  })
})
