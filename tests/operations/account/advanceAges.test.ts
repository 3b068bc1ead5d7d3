import { expect, it } from 'vitest'
import { advanceAges } from '#operations/account/advanceAges.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext({ now: '2026-03-12T03:41:00Z' })

it.each([
  ['a child a year after saying 12', 12, '2025-03-11', null, 'teen'],
  ['a child a day short of a year', 12, '2025-03-13', null, 'child'],
  ['a teen whose added birth date says 18, a day after saying 17', 17, '2026-03-11', '2008-03-12', 'teen'],
  ['a teen a year after saying 17', 17, '2025-03-11', '2008-03-10', 'adult'],
  ['a teen whose birth date is later than the age said', 17, '2025-01-01', '2008-09-01', 'teen'],
  ['an adult on the 61st birthday', 60, '2026-01-01', '1965-03-12', 'elder'],
  ['an adult without a birth date', 58, '2023-01-01', null, 'elder'],
  ['an adult whose birth date makes them a minor', 30, '2026-01-01', '2015-01-01', 'adult'],
] as const)('%s', async (_, age, recorded, birthDate, group) => {
  const { db, clock, people } = context.current
  const me = await people.person({ age })
  await db.query(
    `update profiles set age_recorded_at = $2::date + interval '3 hours', birth_date = $3 where id = $1`,
    [me.id, recorded, birthDate],
  )
  await advanceAges(db, clock.now())
  expect(await db.query('select age_group from profiles where id = $1', [me.id])).toEqual([
    { age_group: group },
  ])
  expect(await advanceAges(db, clock.now())).toBe(0)
})
