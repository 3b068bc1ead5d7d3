import { afterEach, describe, expect, it } from 'vitest'
import type { Contract, ErrorBody } from '#domain/api/contract.ts'
import type { HttpAnswer } from '#server/http/types.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { everyContract, forgetCounters, hasBody, sampleInput, sendText, someoneFor } from './kit/asking.ts'
import { leavesOf, withValue } from './kit/sampleOf.ts'

const context = useTestContext()
const bodies = everyContract.filter(({ contract }) => contract.body)
const withPlaces = everyContract.filter(({ contract }) => contract.params ?? contract.query)
afterEach(() => forgetCounters(context.current))

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
/** Values no field of ours means, each once as every field of every contract. */
const WRONG: readonly [string, unknown][] = [
  ['null', null],
  ['an object', { a: 1 }],
  ['an array', [1, 'two', null]],
  ['an array of arrays', [[[]]]],
  ['a huge number', 1e308],
  ['a number beyond whole numbers', 2 ** 60],
  ['a negative fraction', -0.5],
  ['a boolean', false],
  ['a text', 'no such value'],
  ['a text with NUL', 'a\0b'],
  ['half of a character', 'a\ud800b'],
  ['a long text', 'x'.repeat(20_000)],
  ['a query', { $ne: null }],
  ['SQL', `'); drop table users; --`],
]
/** Whole bodies that are no input of any contract. */
const TEXTS: readonly [string, string][] = [
  ['half an object', '{'],
  ['a comma too many', '{"a":1,}'],
  ['half a word', 'tru'],
  ['a byte order mark', '\ufeff{}'],
  ['single quotes', `{'a':1}`],
  ['NaN', '{"a":NaN}'],
  ['a list', '[]'],
  ['a list of lists', deep(100)],
  ['a very deep list', deep(100_000)],
  ['a very deep field', `{"a":${deep(100_000)}}`],
  ['a text', '"text"'],
  ['a number', '1e999'],
  ['null', 'null'],
  ['a key with NUL', '{"a\\u0000b":1}'],
  ['half a character as key', '{"\\ud800":1}'],
  ['a prototype', '{"__proto__":{"roles":["owner"]}}'],
  ['a constructor', '{"constructor":{"prototype":{"roles":["owner"]}}}'],
  ['many fields', `{${Array.from({ length: 5_000 }, (_, index) => `"f${index}":1`).join(',')}}`],
]

const errorOf = (answer: HttpAnswer): ErrorBody['error'] => (JSON.parse(answer.body) as ErrorBody).error

/** Rejected (with the place named) or really accepted, and never our fault. */
function expectSound(answer: HttpAnswer, place?: string): void {
  expect(answer.status, answer.body).toBeLessThan(500)
  // The longest text may come back, covered.
  expect(answer.body.length, 'an answer does not grow with nonsense').toBeLessThan(20_500)
  if (answer.status < 400) return
  const { code, message, fields, requestId } = errorOf(answer)
  expect(requestId).toBeTruthy()
  expect(message).not.toMatch(/[{}]|undefined|at \//)
  if (code !== 'common.error.invalid_input') return
  const named = Object.keys(fields ?? {})
  expect(named.length, answer.body).toBeGreaterThan(0)
  for (const name of named) expect(name).toMatch(/^(body|params|query)(\.|$)/)
  if (place)
    expect(
      named.some((name) => isAbout(name, place)),
      `${place} in ${answer.body.slice(0, 300)}`,
    ).toBe(true)
}

// Of a body in several forms only the whole can be called wrong.
const isAbout = (name: string, place: string) =>
  name === place || name === 'body' || name.startsWith(`${place}.`) || place.startsWith(`${name}.`)

async function send(
  contract: Contract,
  as: Person,
  text: string,
  headers?: Record<string, string>,
): Promise<HttpAnswer> {
  await forgetCounters(context.current)
  return sendText(context.current, contract, { as, text, ...(headers && { headers }) })
}

describe('input made from the contract itself is understood by', () => {
  it.each(everyContract)('$name', async ({ contract }) => {
    const as = await someoneFor(context.current, contract)
    const answer = await send(
      contract,
      as,
      hasBody(contract) ? JSON.stringify(sampleInput(contract).body) : '',
    )
    expect(answer.status, answer.body).toBeLessThan(500)
    if (answer.status >= 400) expect(errorOf(answer).code).not.toBe('common.error.invalid_input')
  })
})

describe('a wrong value is rejected at its field by', () => {
  it.each(bodies)('$name', { timeout: 120_000 }, async ({ contract }) => {
    const { body } = sampleInput(contract)
    const as = await someoneFor(context.current, contract)
    for (const { path, schema } of leavesOf(contract.body as never)) {
      for (const [, value] of WRONG) {
        const answer = await send(contract, as, JSON.stringify(withValue(body, path, value)))
        if (answer.status === 401) return
        // A value that is fine by itself may still be wrong beside others.
        const isWrong = !schema.safeParse(value).success
        expectSound(answer, isWrong ? ['body', ...path].join('.') : undefined)
      }
    }
  })
})

describe('a body that is no input is rejected by', () => {
  it.each(everyContract.filter(({ contract }) => hasBody(contract)))(
    '$name',
    { timeout: 120_000 },
    async ({ contract }) => {
      for (const [what, text] of TEXTS) {
        const as = await someoneFor(context.current, contract)
        const answer = await send(contract, as, text)
        expectSound(answer)
        if (contract.body) expect(answer.status, what).toBeGreaterThanOrEqual(400)
      }
    },
  )
})

describe('an undeclared field is rejected, or of no effect, at', () => {
  it.each(bodies)('$name', async ({ contract }) => {
    const { body } = sampleInput(contract)
    for (const extra of ['user_id', 'roles', 'is_admin', 'subscription_status', 'hasOwnProperty']) {
      const answer = await send(
        contract,
        await someoneFor(context.current, contract),
        JSON.stringify({ ...(body as object), [extra]: 'owner' }),
      )
      expectSound(answer, `body.${extra}`)
      expect(answer.status, extra).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('a body of another type than JSON is rejected by', () => {
  it.each(bodies)('$name', async ({ contract }) => {
    const text = JSON.stringify(sampleInput(contract).body)
    const as = await someoneFor(context.current, contract)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      '',
      'text/json',
    ]) {
      const answer = await send(contract, as, text, { 'content-type': type })
      expect(answer.status, type).toBe(400)
    }
  })
})

describe('a wrong place in the address is rejected by', () => {
  it.each(withPlaces)('$name', async ({ contract }) => {
    const sample = sampleInput(contract)
    const as = await someoneFor(context.current, contract)
    const parts = (['params', 'query'] as const).flatMap((part) =>
      contract[part] ? leavesOf(contract[part] as never).map((leaf) => [part, leaf] as const) : [],
    )
    for (const [part, { path, schema }] of parts) {
      for (const value of [
        '%',
        '\0',
        '../../etc/passwd',
        '..',
        '__proto__',
        'x'.repeat(4_000),
        `' or 1=1 --`,
        '🙂',
      ]) {
        await forgetCounters(context.current)
        const answer = await sendText(context.current, contract, {
          as,
          [part]: withValue(sample[part], path, value) as Record<string, unknown>,
          text: hasBody(contract) ? JSON.stringify(sample.body) : '',
        })
        expectSound(answer, [part, ...path].join('.'))
        // Search words may be anything; they are no place.
        const isFree = schema.safeParse(value).success
        if (!isFree) expect(answer.status, value).toBeGreaterThanOrEqual(400)
      }
    }
  })
})

describe('strange headers do no harm to', () => {
  it.each(everyContract)('$name', async ({ contract }) => {
    const as = await someoneFor(context.current, contract)
    const text = hasBody(contract) ? JSON.stringify(sampleInput(contract).body) : ''
    const strange: Record<string, string>[] = [
      { 'user-agent': '\u00ff'.repeat(4_000), 'accept-language': ',;q=x,\u00ff' },
      { 'accept-language': 'xx-YY,'.repeat(500), 'x-request-id': 'a b\tc' },
      { 'x-forwarded-for': '::::, 999.999.999.999', 'content-length': 'many' },
      { cookie: `${as.cookie}; ek_lang=__proto__; =; ;;a; ek_device=\u00ff\u00ff.x` },
      { cookie: 'ek_session=; ek_session=\u00ff' },
    ]
    for (const headers of strange) expectSound(await send(contract, as, text, headers))
  })
})
