import { createServer, type Server } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postOutside, type Outside } from '#lib/outgoing/postOutside.ts'

let inside: Server
let port: number
let hits = 0
let status = 201
beforeAll(async () => {
  inside = createServer((_, response) => {
    hits += 1
    response.writeHead(status, { location: `http://127.0.0.1:${port}/again` }).end()
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  port = (inside.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => inside.close(resolve)))
beforeEach(() => {
  hits = 0
  status = 201
})

const post = (url: string, more: Partial<Outside> = {}) =>
  postOutside({
    url,
    headers: {},
    body: Buffer.from('x'),
    timeoutMs: 2_000,
    allowLoopback: false,
    ...more,
  })
/** Resolves any name to these addresses, as a name server of an attacker may. */
const resolvingTo =
  (...addresses: string[]): LookupFunction =>
  (_, { all }, done) =>
    all
      ? (done as (error: null, found: object[]) => void)(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      : done(null, addresses[0]!, 4)

describe('a request to an address that a member chose', () => {
  it.each(['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001', '0.0.0.0', '[::ffff:127.0.0.1]'])(
    'never reaches a listener inside by %s',
    async (host) => {
      await expect(post(`http://${host}:${port}/`)).rejects.toThrow()
      expect(hits).toBe(0)
    },
  )

  it.each([
    [['127.0.0.1']],
    [['10.0.0.8']],
    [['169.254.169.254']],
    [['::1']],
    [['203.0.113.7', '127.0.0.1']],
  ])('never follows a name to %j', async (addresses) => {
    const lookup = resolvingTo(...addresses)
    await expect(post(`http://push.example:${port}/`, { lookup })).rejects.toThrow(/not allowed/)
    expect(hits).toBe(0)
  })

  it('reaches this machine where no other process gets in, and follows no redirect', async () => {
    status = 302
    expect(await post(`http://127.0.0.1:${port}/`, { allowLoopback: true })).toBe(302)
    expect(hits).toBe(1)
  })
})
