import { configToJSONSchema, type SanitizedConfig } from 'payload'
import { sessionCookieName } from '#operations/account/sessionCookie.ts'
import { contractPaths } from './contractPaths.ts'
import { restPaths } from './restPaths.ts'
import type { Operation, Schema } from './types.ts'

/** An OpenAPI 3.1 document. Source: https://spec.openapis.org/oas/v3.1.0 */
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Schema> }
}

const errorSchema: Schema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', description: 'Also the key of the message.' },
        message: { type: 'string', description: "In the caller's language." },
        args: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'A message for each path of the input that is wrong, such as `body.age`.',
        },
        requestId: { type: 'string' },
      },
    },
  },
}
const payloadErrors: Schema = {
  type: 'object',
  properties: {
    errors: { type: 'array', items: { type: 'object', properties: { message: { type: 'string' } } } },
  },
}

/** Our contracts and Payload's REST in one document. */
export async function openApiDocument(config: SanitizedConfig, version: string): Promise<OpenApiDocument> {
  const { definitions = {} } = configToJSONSchema(config, 'text')
  const schemas = JSON.parse(
    JSON.stringify(definitions).replaceAll('"#/definitions/', '"#/components/schemas/'),
  ) as Record<string, Schema>
  const served = contractPaths()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Evenkeel',
      version,
      description:
        'Contracts (`domain/*/api.ts`) and the REST of Payload’s collections. Which documents a caller gets is decided by the access rules.',
    },
    servers: [{ url: config.serverURL }],
    // A contract answers before Payload does.
    paths: merged(await restPaths(config), served.paths),
    components: {
      schemas: { ...schemas, ...served.schemas, Error: errorSchema, PayloadErrors: payloadErrors },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(config.serverURL.startsWith('https:')),
        },
      },
    },
  }
}

type Paths = OpenApiDocument['paths']
const merged = (under: Paths, over: Paths): Paths => {
  const paths = { ...under }
  for (const [path, operations] of Object.entries(over)) paths[path] = { ...paths[path], ...operations }
  return paths
}
