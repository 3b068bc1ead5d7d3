import net from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onboardingApi } from '#domain/onboarding/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { hashGuardianCode } from '#operations/onboarding/guardianCodes.ts'
import { pusherRealtime } from '#services/realtime/pusher.ts'
import {
  everyContract,
  forgetCounters,
  hasBody,
  ORIGIN,
  sampleInput,
  someoneFor,
  urlOf,
} from '#tests/http/kit/asking.ts'
import { startHttpServer, type HttpServer, type Wire } from '#tests/http/kit/httpServer.ts'
import { useWorld } from '#tests/kit/world.ts'
import { freePort } from './kit/ownCluster.ts'

/** Below the three seconds after which the Channels client gives up; hashing a password on a busy machine fits in. */
const PROMPT_MS = 2_000
const world = useWorld()
type Server = HttpServer & { stop: () => Promise<void> }
const servers: Record<string, Server> = {}
const silent = net.createServer((socket) => socket.on('error', () => socket.destroy()))
const sockets = new Set<net.Socket>()

beforeAll(async () => {
  silent.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { services } = world.current
  const withChannelsAt = (PORT: number) =>
    startHttpServer({
      // With a cluster set the process does not hold the connections itself, so events have to leave it.
      services: {
        ...services,
        env: { ...services.env, PUSHER_CLUSTER: 'elsewhere' },
        realtime: pusherRealtime({ ...services.env, PORT }, services.log),
      },
    })
  servers['refuse connections'] = await withChannelsAt(await freePort())
  servers['take connections and never answer'] = await withChannelsAt(
    (silent.address() as net.AddressInfo).port,
  )
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  silent.close()
  await Promise.all(Object.values(servers).map((server) => server.stop()))
})

async function timed(work: () => Promise<Wire>): Promise<Wire & { ms: number }> {
  const begun = performance.now()
  return { ...(await work()), ms: performance.now() - begun }
}

describe.each(['refuse connections', 'take connections and never answer'])('the Channels %s:', (how) => {
  const post = (path: string, cookie: string, body: object) =>
    timed(() =>
      servers[how]!.request({
        method: 'POST',
        path,
        headers: { origin: ORIGIN, 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      }),
    )

  it('check-ins are stored and answered as fast as ever', async () => {
    const me = await world.current.people.adult()
    const answers = []
    for (let count = 0; count < 20; count += 1)
      answers.push(await post('/api/checkins', me.cookie, { id: newId(), mood: 'calm' }))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.map(({ ms }) => ms).sort((a, b) => a - b)[10]).toBeLessThan(100)
  })

  it('a right guardian’s code is answered at once', async () => {
    const { people, db, clock } = world.current
    const guardianEmail = 'guardian@test.example'
    const child = await people.child({ guardian: 'pending', guardianEmail })
    await db.query(
      `insert into verification_codes (id, user_id, purpose, contact, code_hash, expires_at, superseded, created_at, updated_at)
       values ($1, $2, 'guardian', $3, $4, $5, false, now(), now())`,
      [
        newId(),
        child.id,
        guardianEmail,
        hashGuardianCode(child.id, '123456'),
        new Date(clock.now().getTime() + 60_000),
      ],
    )
    const { status, ms, text } = await post(`/api${onboardingApi.guardianVerify.path}`, child.cookie, {
      guardianEmail,
      code: '123456',
    })
    expect(status, text).toBe(200)
    expect(ms).toBeLessThan(PROMPT_MS)
  })

  it.each(everyContract)('$name is answered at once', async ({ contract }) => {
    await forgetCounters(world.current)
    const { cookie } = await someoneFor(world.current, contract)
    const sample = sampleInput(contract)
    const { status, ms, text } = await timed(() =>
      servers[how]!.request({
        method: contract.method.toUpperCase(),
        path: urlOf(contract, sample),
        headers: { origin: ORIGIN, cookie, 'content-type': 'application/json' },
        ...(hasBody(contract) && { body: JSON.stringify(sample.body) }),
      }),
    )
    expect(status, text).toBeLessThan(500)
    expect(ms).toBeLessThan(PROMPT_MS)
  })
})
