import { describe, expect, it } from 'vitest'
import { legalDocuments, newestFirst, nextVersion, versionAt, versionPath } from '#domain/legal/documents.ts'

describe('versions of legal documents', () => {
  it.each([
    ['1.0.0', '1.1.0'],
    ['1.9.0', '1.10.0'],
    ['2.3.4', '2.4.0'],
  ])('after %s comes %s', (version, next) => {
    expect(nextVersion(version)).toBe(next)
  })

  it('stand in the order of their numbers', () => {
    const order = ['1.2.0', '1.10.0', '2.0.0', '1.0.0'].map((version) => ({ version })).sort(newestFirst)
    expect(order.map(({ version }) => version)).toEqual(['2.0.0', '1.10.0', '1.2.0', '1.0.0'])
  })

  it('have an address each, which names them', () => {
    for (const name of legalDocuments)
      expect(versionAt(versionPath(name, '1.2.0'))).toEqual({ name, version: '1.2.0' })
  })

  it.each(['/legal/terms', '/legal/terms/1', '/legal/nothing/1.0.0', '/legal/terms/1.0.0/x', '/terms/1.0.0'])(
    '%s names none',
    (path) => {
      expect(versionAt(path)).toBeNull()
    },
  )
})
