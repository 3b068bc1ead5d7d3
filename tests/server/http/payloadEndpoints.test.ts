import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '#domain/api/contracts.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { ORIGIN } from './kit/asking.ts'
import { useHttpServer } from './kit/httpServer.ts'

const context = useTestContext()
useHttpServer(context)
beforeAll(() => void (process.env.DATABASE_URL = context.current.databaseUrl))

// Loaded when the settings of the test's database are there.
const readConfig = async () => (await import('#payload-config')).default
const ask = async (path: string, init: RequestInit = {}) =>
  handleEndpoints({ config: readConfig(), request: new Request(`${ORIGIN}${path}`, init) })

describe('contracts as endpoints of Payload', { timeout: 60_000 }, () => {
  it('are all registered, with their schemas', async () => {
    const { endpoints, collections } = await readConfig()
    const known = [...endpoints, ...collections.flatMap(({ endpoints: own }) => own || [])]
      .map(({ custom }) => custom?.contract as unknown)
      .filter(Boolean)
    expect(known).toHaveLength(contracts.length)
    expect(known).toEqual(expect.arrayContaining(contracts.map(({ contract }) => contract)))
  })

  it('are answered by our dispatcher, with its session, rights and input', async () => {
    const { cookie } = await context.current.people.adult()
    const mine = await ask('/api/checkins', { headers: { cookie } })
    expect(mine.status).toBe(200)
    const refused = await ask('/api/checkins')
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ error: { code: 'common.error.not_signed_in' } })
    const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' }
    const invalid = await ask('/api/account/language', { method: 'PUT', headers, body: '{"language":"xx"}' })
    expect(invalid.status).toBe(422)
    expect(await invalid.json()).toMatchObject({ error: { fields: expect.anything() as unknown } })
  })

  it('answer before Payload’s own /:id where the path begins with a collection', async () => {
    const answer = await ask('/api/incidents', { method: 'POST', headers: { origin: ORIGIN } })
    expect(await answer.json()).toMatchObject({ error: { code: 'common.error.invalid_input' } })
  })
})
