import { describe, expect, it } from 'vitest'
import type { Contract } from '#domain/api/contract.ts'
import { rateLimits } from '#domain/api/rateLimits.ts'
import { accountApi } from '#domain/account/api.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { newDatabase } from '#tests/kit/database.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { newTestContext, useTestContext, type TestContext } from '#tests/kit/testContext.ts'
import { closeServices } from '#services'
import { hasBody, ORIGIN, sampleInput, urlOf } from './kit/asking.ts'

const TRIES = 1_000
const direct = useTestContext()
const behindProxy = useTestContext({ env: { TRUSTED_PROXIES: '1' } })
// One that counts in PostgreSQL and one that counts in the process, both by address.
const contracts: readonly Contract[] = [consentApi.guardianPage, accountApi.checkPassword]

type Sending = { peer: string; headers: Record<string, string> }
async function statuses(
  { send }: TestContext,
  contract: Contract,
  sendings: readonly Sending[],
): Promise<number[]> {
  const sample = sampleInput(contract)
  const all: number[] = []
  for (const { peer, headers } of sendings) {
    const answer = await send({
      method: contract.method.toUpperCase(),
      url: urlOf(contract, sample),
      peer,
      headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
      text: hasBody(contract) ? JSON.stringify(sample.body) : '',
    })
    all.push(answer!.status)
  }
  return all
}
const firstLimited = (all: readonly number[]) => all.indexOf(429)
const forged = (index: number) => `203.0.${index >> 8}.${index & 255}`

describe.each(contracts.map((contract) => ({ contract, name: contract.path })))(
  'the limit of $name',
  ({ contract }) => {
    const { max } = rateLimits[contract.limit]

    it('comes at its figure, and stays', async () => {
      const all = await statuses(
        direct.current,
        contract,
        Array.from({ length: max + 20 }, () => ({ peer: '192.0.2.1', headers: {} })),
      )
      expect(firstLimited(all)).toBe(max)
      expect(new Set(all.slice(max))).toEqual(new Set([429]))
    })

    it(`comes at the same figure under ${TRIES} forged addresses`, async () => {
      const sendings = Array.from({ length: TRIES }, (_, index) => ({
        peer: '192.0.2.2',
        headers: {
          'x-forwarded-for': forged(index),
          'x-real-ip': forged(index),
          forwarded: `for=${forged(index)}`,
          'cf-connecting-ip': forged(index),
        },
      }))
      const all = await statuses(direct.current, contract, sendings)
      expect(all.filter((status) => status !== 429)).toHaveLength(max)
    })

    it('behind a proxy counts what the proxy saw, not what the client claims', async () => {
      const sendings = Array.from({ length: TRIES }, (_, index) => ({
        peer: '10.0.0.1',
        headers: { 'x-forwarded-for': `${forged(index)}, 198.51.100.7` },
      }))
      const all = await statuses(behindProxy.current, contract, sendings)
      expect(all.filter((status) => status !== 429)).toHaveLength(max)
    })

    it('behind a proxy does not punish one client for another', async () => {
      const sendings = Array.from({ length: max + 5 }, (_, index) => ({
        peer: '10.0.0.1',
        headers: { 'x-forwarded-for': forged(10_000 + index) },
      }))
      expect(firstLimited(await statuses(behindProxy.current, contract, sendings))).toBe(-1)
    })

    it('counts a whole IPv6 network as one', async () => {
      const sendings = Array.from({ length: max + 1 }, (_, index) => ({
        peer: `2001:db8:7:${contract.limit.length}:${index.toString(16)}::1`,
        headers: {},
      }))
      expect(firstLimited(await statuses(direct.current, contract, sendings))).toBe(max)
    })
  },
)

it('a limit kept in PostgreSQL holds over four processes', async () => {
  const database = await newDatabase()
  const contexts = Array.from({ length: 4 }, () => newTestContext(database.url))
  const { max } = rateLimits.code
  try {
    // In waves: a request that waits for a connection longer than the pool allows is no answer about the limit.
    const waves = await inWaves(200, (index) =>
      statuses(contexts[index % 4]!, consentApi.guardianPage, [{ peer: '192.0.2.3', headers: {} }]),
    )
    const all = waves.flat()
    expect(new Set(all)).toEqual(new Set([404, 429]))
    expect(all.filter((status) => status !== 429)).toHaveLength(max)
  } finally {
    await Promise.all(contexts.map(({ services }) => closeServices(services)))
    await database.drop()
  }
})
