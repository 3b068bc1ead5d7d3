import { expect, it } from 'vitest'
import { NO_LANDING_CONTENT } from '#domain/content/landing.ts'
import { readLanding } from '#operations/content/readLanding.ts'
import { seedLanding } from '#seed/factories/landing.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('is empty before an editor wrote something', async () => {
  expect(await readLanding(context.current.content)).toEqual(NO_LANDING_CONTENT)
})

it('gives figures and voices in their order, in every language, as the demo dataset has them', async () => {
  const { db, content } = context.current
  await db.tx((sql) => seedLanding(sql, new Date('2026-03-12T14:00:00Z')))
  const found = (await readLanding(content))!
  expect(found.statistics.map(({ value, label }) => [value, label.en])).toEqual([
    ['10,000+', 'users'],
    ['50,000+', 'check-ins'],
    ['95%', 'satisfaction'],
    ['4.8', 'average rating, out of 5'],
  ])
  expect(found.testimonials.map(({ name, source, hasConsent }) => [name, source, hasConsent])).toEqual(
    ['Tobias', 'Maren', 'Walter'].map((name) => [name, 'Invented for the demo world', true]),
  )
  expect(found.testimonials[0]!.role.fr).toBe('père de Mila, 9 ans')
  expect([found.appStoreUrl, found.playStoreUrl]).toEqual([null, null])
})
