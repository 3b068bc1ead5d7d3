/** A schema of JSON Schema 2020-12. */
export type Schema = Readonly<Record<string, unknown>>
/** A parameter of a path or a query. */
export type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Schema
  description?: string
}
type Content = { 'application/json': { schema: Schema } }
/** One operation of OpenAPI 3.1. */
export type Operation = {
  operationId: string
  tags: string[]
  description?: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
  security: Record<string, string[]>[]
  'x-staff'?: true
}
