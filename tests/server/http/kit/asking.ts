import type { Contract } from '#domain/api/contract.ts'
import { endpoints } from '#endpoints/index.ts'
import type { HttpAnswer } from '#server/http/types.ts'
import type { Person } from '#tests/kit/people.ts'
import type { TestContext } from '#tests/kit/testContext.ts'
import { sampleOf } from './sampleOf.ts'

/** The origin of pages in tests. */
export const ORIGIN = 'http://localhost:3000'
/** Every contract with a name to read, such as `POST /checkins`. */
export const everyContract = endpoints.map(({ contract }) => ({
  contract,
  name: `${contract.method.toUpperCase()} ${contract.path}`,
}))
/** Contracts that change something, by their method. */
export const changing = everyContract.filter(({ contract }) => contract.method !== 'get')
/** Has this contract a body to send? */
export const hasBody = ({ method }: Contract): boolean => method !== 'get' && method !== 'delete'

/** Input a contract accepts, made from its schemas. */
export type Sample = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown }
/** Makes input a contract accepts from its schemas. */
export const sampleInput = ({ params, query, body }: Contract): Sample => ({
  params: params ? (sampleOf(params as never) as Sample['params']) : {},
  query: query ? (sampleOf(query as never) as Sample['query']) : {},
  body: body ? sampleOf(body as never) : {},
})

/** Path and query under `/api`. */
export function urlOf({ path }: Contract, { params, query }: Pick<Sample, 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString()
  return `/api${filled}${search ? `?${search}` : ''}`
}

/** A member who is let in by a contract's rule of access, and who its operation concerns. */
export function someoneFor({ people }: TestContext, { auth, path }: Contract): Promise<Person> {
  if (auth === 'staff') return people.staff('owner')
  const guardian = path.includes('guardian') ? 'pending' : 'verified'
  return people.teen({ guardian, guardianEmail: 'someone@test.example' })
}

/** Forgets what was counted, so that a test about something else does not meet a limit. */
export async function forgetCounters({ db }: Pick<TestContext, 'db'>): Promise<void> {
  await db.query('delete from rate_limits; delete from attempt_budgets; delete from sign_in_locks')
}

let addresses = 0
/** A fresh address. */
export const newAddress = (): string => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Sends text as the body of a contract, as a signed-in person on one of our pages. */
export async function sendText(
  context: TestContext,
  contract: Contract,
  {
    as,
    text,
    params,
    query,
    headers,
  }: Partial<Sample> & { as?: Person; text?: string; headers?: Record<string, string> },
): Promise<HttpAnswer> {
  const sample = sampleInput(contract)
  const answer = await context.send({
    method: contract.method.toUpperCase(),
    url: urlOf(contract, { params: params ?? sample.params, query: query ?? sample.query }),
    peer: newAddress(),
    text: text ?? '',
    headers: {
      origin: ORIGIN,
      ...(hasBody(contract) && { 'content-type': 'application/json' }),
      ...(as && { cookie: as.cookie }),
      ...headers,
    },
  })
  if (!answer) throw new Error(`nothing serves ${contract.method} ${contract.path}`)
  return answer
}
