import { beforeEach, expect, it } from 'vitest'
import { opsApi } from '#domain/ops/api.ts'
import { forgetRequests, hasUndeclaredProxy, noteRequest } from '#operations/ops/undeclaredProxy.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { useHttpServer } from './kit/httpServer.ts'

const context = useTestContext()
const server = useHttpServer(context)
beforeEach(() => forgetRequests())

const see = (count: number, seen: { peer: string; isForwarded: boolean }) =>
  Array.from({ length: count }, () => noteRequest(seen)).filter(Boolean).length

it.each(['127.0.0.1', '::ffff:10.0.0.4', '172.18.0.2', 'fd00::7'])(
  'a proxy next door at %s is noticed once',
  (peer) => {
    expect(see(29, { peer, isForwarded: true })).toBe(0)
    expect(see(200, { peer, isForwarded: true })).toBe(1)
    expect(hasUndeclaredProxy()).toBe(true)
  },
)

it('visitors without a proxy, far away, or of several proxies are none', () => {
  expect(see(100, { peer: '127.0.0.1', isForwarded: false })).toBe(0)
  expect(see(100, { peer: '203.0.113.7', isForwarded: true })).toBe(0)
  for (let count = 0; count < 100; count += 1) see(1, { peer: `10.0.0.${count % 2}`, isForwarded: true })
  expect(hasUndeclaredProxy()).toBe(false)
})

it('staff are told, and only while it stands there', async () => {
  const owner = await context.current.people.staff('owner')
  const through = (headers: Record<string, string>) =>
    Promise.all(Array.from({ length: 30 }, () => server.current.request({ path: '/crisis', headers })))
  await through({ 'x-forwarded-for': '203.0.113.9' })
  expect(await context.current.call(opsApi.dashboardCards, {}, { as: owner })).toMatchObject({
    undeclaredProxy: true,
  })
  await through({})
  expect(hasUndeclaredProxy()).toBe(false)
})
