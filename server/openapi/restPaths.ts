import type { Access, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import type { Actor } from '#domain/access/actor.ts'
import { staffMarks, staffRoles } from '#domain/access/staff.ts'
import type { Operation, Parameter, Schema } from './types.ts'

/** A member and a staff member with every role and mark: what neither may do is no operation of the product. */
const callers = [[], [...staffRoles, ...staffMarks]].map(
  (roles) => ({ id: 'x', roles, mfaPassed: true }) as unknown as Actor,
)

async function isOpen(access: Access | undefined): Promise<boolean> {
  if (!access) return false
  const answers = await Promise.all(
    callers.map((actor) => Promise.resolve(access({ req: { user: { actor } } } as never)).catch(() => false)),
  )
  return answers.some((answer) => answer !== false)
}

const id: Parameter = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
const list: Parameter[] = [
  {
    name: 'where',
    in: 'query',
    required: false,
    schema: { type: 'object' },
    description: 'A query of Payload.',
  },
  { name: 'sort', in: 'query', required: false, schema: { type: 'string' } },
  { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1 } },
  { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100 } },
]
const language: Parameter = {
  name: 'locale',
  in: 'query',
  required: false,
  schema: { type: 'string', enum: ['en', 'es', 'fr', 'ar'] },
}
const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Schema) => ({ 'application/json': { schema } })
const refused = { description: 'Refused; see `errors`.', content: json(refTo('PayloadErrors')) }
const page = (document: Schema): Schema => ({
  type: 'object',
  properties: {
    docs: { type: 'array', items: document },
    totalDocs: { type: 'integer' },
    limit: { type: 'integer' },
    page: { type: 'integer' },
    totalPages: { type: 'integer' },
    hasNextPage: { type: 'boolean' },
    hasPrevPage: { type: 'boolean' },
  },
  required: ['docs', 'totalDocs'],
})

function operation(slug: string, name: string, parts: Partial<Operation>, answer: Schema): Operation {
  return {
    operationId: `rest.${slug}.${name}`,
    tags: [slug],
    parameters: [],
    ...parts,
    responses: {
      200: { description: 'Done.', content: json(answer) },
      400: refused,
      401: refused,
      403: refused,
      404: refused,
    },
    security: [{ session: [] }],
  }
}

async function collectionPaths({ slug, access }: SanitizedCollectionConfig) {
  const document = refTo(slug)
  const saved: Schema = { type: 'object', properties: { doc: document, message: { type: 'string' } } }
  const requestBody = { required: true, content: json(document) }
  const all: Record<string, Operation> = {}
  const one: Record<string, Operation> = {}
  if (await isOpen(access.read)) {
    all.get = operation(slug, 'find', { parameters: [...list, language] }, page(document))
    one.get = operation(slug, 'findById', { parameters: [id, language] }, document)
  }
  if (await isOpen(access.create))
    all.post = operation(slug, 'create', { parameters: [language], requestBody }, saved)
  if (await isOpen(access.update))
    one.patch = operation(slug, 'update', { parameters: [id, language], requestBody }, saved)
  if (await isOpen(access.delete)) one.delete = operation(slug, 'delete', { parameters: [id] }, saved)
  return Object.fromEntries(
    Object.entries({ [`/api/${slug}`]: all, [`/api/${slug}/{id}`]: one }).filter(
      ([, operations]) => Object.keys(operations).length > 0,
    ),
  )
}

/** What Payload's REST serves for each collection and global; what access denies to all callers is left out. */
export async function restPaths({
  collections,
  globals,
}: SanitizedConfig): Promise<Record<string, Record<string, Operation>>> {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const collection of collections)
    if (!collection.slug.startsWith('payload-')) Object.assign(paths, await collectionPaths(collection))
  for (const { slug, access } of globals) {
    const operations: Record<string, Operation> = {}
    if (await isOpen(access.read))
      operations.get = operation(slug, 'read', { parameters: [language] }, refTo(slug))
    if (await isOpen(access.update)) {
      const requestBody = { required: true, content: json(refTo(slug)) }
      operations.post = operation(slug, 'update', { parameters: [language], requestBody }, refTo(slug))
    }
    if (Object.keys(operations).length > 0) paths[`/api/globals/${slug}`] = operations
  }
  return paths
}
