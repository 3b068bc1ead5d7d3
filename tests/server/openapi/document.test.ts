import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import config from '#payload-config'
import { contracts } from '#domain/api/contracts.ts'
import { openApiDocument, type OpenApiDocument } from '#server/openapi/document.ts'

let document: OpenApiDocument
beforeAll(async () => {
  document = await openApiDocument(await config, '0.0.0')
})
const references = (tree: unknown): string[] =>
  JSON.stringify(tree)
    .match(/"\$ref":"[^"]+"/g)
    ?.map((ref) => ref.slice(8, -1)) ?? []

describe('the OpenAPI document', () => {
  it('is a valid one', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('has every contract under its own name, with its failures', () => {
    const known = Object.values(document.paths).flatMap((operations) => Object.values(operations))
    const names = known.map(({ operationId }) => operationId)
    expect(names).toEqual([...new Set(names)])
    expect(names).toEqual(expect.arrayContaining(contracts.map(({ name }) => name)))
    const signIn = document.paths['/api/auth/sign-in']?.post
    expect(signIn?.responses[401]?.description).toContain('account.error')
    expect(signIn?.security).toEqual([])
    expect(signIn?.requestBody?.content['application/json'].schema).toMatchObject({
      properties: { password: { type: 'string' } },
    })
  })

  it('names what Payload serves, and nothing that is denied to everybody', () => {
    expect(Object.keys(document.paths['/api/motivational-content'] ?? {})).toEqual(['get', 'post'])
    expect(Object.keys(document.paths['/api/moods'] ?? {})).toEqual(['get'])
    expect(document.paths['/api/sessions']).toBeUndefined()
    expect(Object.keys(document.paths['/api/globals/landing-page'] ?? {})).toEqual(['get', 'post'])
  })

  it('refers to schemas it has', () => {
    const missing = references(document).filter(
      (ref) => !(ref.replace('#/components/schemas/', '') in document.components.schemas),
    )
    expect(missing).toEqual([])
  })
})
