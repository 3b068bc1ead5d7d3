import type { Endpoint, PayloadRequest } from 'payload'
import { contracts } from '#domain/api/contracts.ts'
import { problem } from '#endpoints/_kit/problem.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { toFetch } from './fetchRequest.ts'

/** Answers a request that meets a contract. */
export type AnswerContract = (request: Request) => Promise<Response | null>

let answer: AnswerContract | undefined

/** Names what answers contracts in this process. The api does; the staff panel's process serves none. */
export const answerContractsWith = (given: AnswerContract): void => void (answer = given)

/** Payload's view of our contracts: those of the root, and those whose path begins with the slug of a collection. */
export type ContractEndpoints = { root: Endpoint[]; of: (slug: string) => Endpoint[] }

/**
 * Registers every contract as an endpoint of Payload, so that Payload and its tools know all of them
 * (`custom.contract` has the schemas). In the api our dispatcher answers first and Payload is not on the way; called
 * through Payload, the same dispatcher runs: origin, session, right, limit, input, output.
 */
export function contractEndpoints(slugs: readonly string[]): ContractEndpoints {
  const root: Endpoint[] = []
  const collections = new Map<string, Endpoint[]>()
  for (const { name, contract } of contracts) {
    const [, first = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(contract.path) ?? []
    // Payload looks for endpoints of a collection when the first part of the path is its slug.
    const isOfCollection = slugs.includes(first)
    const endpoint: Endpoint = {
      method: contract.method,
      path: isOfCollection ? rest || '/' : contract.path,
      handler: through,
      custom: { name, contract },
    }
    if (isOfCollection) collections.set(first, [...(collections.get(first) ?? []), endpoint])
    else root.push(endpoint)
  }
  return { root, of: (slug) => collections.get(slug) ?? [] }
}

/** Hands a request of Payload to our dispatcher. */
async function through(request: PayloadRequest): Promise<Response> {
  const answered = await answer?.(request as unknown as Request)
  if (answered) return answered
  const { status, body } = problem(new OperationError('common.error.not_found'), 'en', newId())
  return toFetch({ status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}
