import { addRow } from '#tests/kit/rows.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { hashGuardianCode } from '#operations/guardians/guardianCodes.ts'
import { freePort } from '#server/start/ports.mjs'
import type { Realtime } from '#services/realtime/port.ts'
import { pusherRealtime } from '#services/realtime/pusher.ts'
import {
  everyContract,
  forgetCounters,
  hasBody,
  ORIGIN,
  sampleInput,
  someoneFor,
  urlOf,
} from '#tests/server/http/kit/asking.ts'
import { startHttpServer, type HttpServer } from '#tests/server/http/kit/httpServer.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const GUARDIAN = 'guardian@test.example'
const context = useTestContext()
const servers: Record<string, HttpServer & { stop: () => Promise<void> }> = {}
const ways = ['refuse connections', 'never answer']

beforeAll(async () => {
  const { services } = context.current
  const refusing = pusherRealtime({ ...services.env, PORT: await freePort() }, services.log)
  // Slower than any time-out: a caller who waits for it waits until the test fails.
  const hanging: Realtime = { ...refusing, publish: forEver, terminate: forEver }
  // With a cluster set the process does not hold the connections itself, so events have to leave it.
  const env = { ...services.env, PUSHER_CLUSTER: 'elsewhere' }
  for (const [index, realtime] of [refusing, hanging].entries()) {
    servers[ways[index]!] = await startHttpServer({ services: { ...services, env, realtime } })
  }
})
afterAll(() => Promise.all(Object.values(servers).map((server) => server.stop())))

const forEver = (): Promise<void> => new Promise(() => undefined)

describe.each(ways)('the Channels %s:', (way) => {
  const post = (path: string, cookie: string, body: object) =>
    servers[way]!.request({
      method: 'POST',
      path,
      headers: { origin: ORIGIN, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })

  it('check-ins are stored and answered', async () => {
    const me = await context.current.people.adult()
    const ids = Array.from({ length: 20 }, newId)
    for (const id of ids) {
      const { status } = await post('/api/checkins', me.cookie, { id, mood: 'calm' })
      expect(status).toBe(200)
    }
    expect(await context.current.db.query('select 1 from moods where id = any($1)', [ids])).toHaveLength(20)
  })

  it('a right guardian’s code is answered', async () => {
    const { people, db, clock } = context.current
    const child = await people.child({ guardian: 'pending', guardianEmail: GUARDIAN })
    await addRow(db, 'verification_codes', {
      user_id: child.id,
      purpose: 'guardian',
      contact: GUARDIAN,
      code_hash: hashGuardianCode(child.id, '123456'),
      expires_at: new Date(clock.now().getTime() + 60_000),
    })
    const { status, text } = await post(`/api${consentApi.verifyGuardian.path}`, child.cookie, {
      guardianEmail: GUARDIAN,
      code: '123456',
    })
    expect(status, text).toBe(200)
  })

  it('another session is ended', async () => {
    const { people } = context.current
    const me = await people.adult()
    await people.signedIn(me.id)
    const { status, text } = await post('/api/auth/sessions/revoke-others', me.cookie, {})
    expect([status, JSON.parse(text)]).toEqual([200, { ended: 1 }])
  })

  it.each(everyContract)('$name is answered', async ({ contract }) => {
    await forgetCounters(context.current)
    const { cookie } = await someoneFor(context.current, contract)
    const sample = sampleInput(contract)
    const { status, text } = await servers[way]!.request({
      method: contract.method.toUpperCase(),
      path: urlOf(contract, sample),
      headers: { origin: ORIGIN, cookie, 'content-type': 'application/json' },
      ...(hasBody(contract) && { body: JSON.stringify(sample.body) }),
    })
    expect(status, text).toBeLessThan(500)
  })
})
