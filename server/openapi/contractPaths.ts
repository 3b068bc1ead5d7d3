import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { z as mini } from 'zod/mini'
import { contracts, type NamedContract } from '#domain/api/contracts.ts'
import { rateLimits } from '#domain/api/rateLimits.ts'
import { messageFor, type ErrorCode } from '#messages'
import type { Operation, Parameter, Schema } from './types.ts'

/** Errors of every operation, by status. */
const COMMON: Readonly<Record<number, readonly ErrorCode[]>> = {
  400: ['common.error.invalid_input'],
  403: ['common.error.cross_site', 'common.error.not_allowed'],
  422: ['common.error.invalid_input'],
  429: ['common.error.rate_limited'],
  503: ['common.error.unavailable'],
}

/** What a guardian has to have done, by what a contract asks for. */
const CONSENT = {
  none: '',
  write: ' A child or teen needs a guardian who passed the code on.',
  meet: ' A child or teen needs a guardian who said yes themselves.',
} as const

/** Schemas that hold themselves, such as a list with lists in it, by the name the document gives them. */
type Shared = Record<string, Schema>

/** A zod schema as JSON Schema. What JSON cannot say (a transformation, a file) is anything. */
function schemaOf(shared: Shared, schema: mini.ZodMiniType, io: 'input' | 'output'): Schema {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  delete made.$schema
  const { $defs = {}, ...own } = made
  // In a document the root is the document's: what a schema keeps for itself moves to the schemas of all.
  const names = new Map(Object.keys($defs).map((key) => [key, nameFor(key, JSON.stringify($defs[key]))]))
  const moved = (part: unknown) =>
    JSON.parse(
      JSON.stringify(part).replace(
        /"#\/\$defs\/(\w+)"/g,
        (_, key: string) => `"#/components/schemas/${names.get(key)}"`,
      ),
    ) as Schema
  for (const [key, name] of names) shared[name] = moved($defs[key])
  return moved(own)
}

const nameFor = (key: string, text: string): string =>
  `${key.replace(/^__/, '')}_${createHash('sha256').update(text).digest('hex').slice(0, 8)}`

/** The parts of an object's schema as parameters of a path or a query. */
function parametersOf(
  shared: Shared,
  schema: mini.ZodMiniType | undefined,
  location: 'path' | 'query',
): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(shared, schema, 'input') as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: part,
  }))
}

function errorsOf({ contract: { errors = {}, auth } }: NamedContract): Operation['responses'] {
  const codes = new Map<number, Set<string>>()
  const add = (status: number, code: string) =>
    codes.set(status, (codes.get(status) ?? new Set<string>()).add(code))
  for (const [status, common] of Object.entries(COMMON)) common.forEach((code) => add(Number(status), code))
  if (auth !== 'anonymous') add(401, 'common.error.not_signed_in')
  for (const [code, status] of Object.entries(errors)) add(status, code)
  return Object.fromEntries(
    [...codes].map(([status, known]) => [
      String(status),
      {
        description: [...known]
          .sort()
          .map((code) => `\`${code}\`: ${messageFor('en', code as ErrorCode)}`)
          .join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

/** The operation of one contract. */
function operationOf(shared: Shared, named: NamedContract): Operation {
  const { name, feature, contract } = named
  const { max, perSeconds } = rateLimits[contract.limit]
  return {
    operationId: name,
    tags: [feature],
    description: `Rate limit \`${contract.limit}\`: ${max} calls in ${perSeconds} seconds.${CONSENT[contract.consent?.to ?? 'none']}`,
    parameters: [
      ...parametersOf(shared, contract.params, 'path'),
      ...parametersOf(shared, contract.query, 'query'),
    ],
    ...(contract.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(shared, contract.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: schemaOf(shared, contract.output, 'output') } },
      },
      ...errorsOf(named),
    },
    security: contract.auth === 'anonymous' ? [] : [{ session: [] }],
    ...(contract.auth === 'staff' && { 'x-staff': true }),
  }
}

/** Every contract as a path of OpenAPI, with the schemas they share. */
export function contractPaths(): {
  paths: Record<string, Record<string, Operation>>
  schemas: Record<string, Schema>
} {
  const paths: Record<string, Record<string, Operation>> = {}
  const schemas: Shared = {}
  for (const named of contracts) {
    const { path, method } = named.contract
    const item = (paths[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`] ??= {})
    item[method] = operationOf(schemas, named)
  }
  return { paths, schemas }
}
