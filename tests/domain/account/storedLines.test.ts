import { describe, expect, it } from 'vitest'
import type { Field } from 'payload'
import { collections } from '#collections/index.ts'
import { staffCollections, storedLines, storedLinesFor } from '#domain/account/storedLines.ts'

/** Whether a field, or one inside it, refers to an account. */
function refersToPerson(field: Field): boolean {
  if ('relationTo' in field)
    return [field.relationTo].flat().some((to) => to === 'users' || to === 'profiles')
  const inside = [
    ...('fields' in field ? field.fields : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => tab.fields) : []),
  ]
  return inside.some(refersToPerson)
}

describe('what is stored about a member', () => {
  const listed = Object.values(storedLines).flatMap(({ collections }): readonly string[] => collections)

  it('lists every collection that names a person; a new one needs a line', () => {
    const naming = collections
      .filter(({ slug, fields }) => slug === 'users' || slug === 'profiles' || fields.some(refersToPerson))
      .map(({ slug }) => slug)
    expect([...listed, ...staffCollections].sort()).toEqual(naming.sort())
  })

  it('lists each once', () => {
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('leaves the use of the product out for minors, of whom none is counted', () => {
    expect(storedLinesFor({ adult: true })).toContain('usage')
    expect(storedLinesFor({ adult: false })).not.toContain('usage')
    expect(storedLinesFor({ adult: false })).toContain('journal')
  })
})
