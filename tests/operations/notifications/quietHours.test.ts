import { expect, it } from 'vitest'
import { clocksOf, type ZoneClock } from '#operations/notifications/clocksOf.ts'
import { CLOCK, IS_AWAKE } from '#operations/notifications/clockSql.ts'
import { statement } from '#services/database/statement.ts'
import { secondsAwake, type QuietRow } from '#operations/notifications/quietHours.ts'
import { randomFrom } from '#seed/random.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const ZONES = ['UTC', 'America/Detroit', 'Asia/Kathmandu', 'Pacific/Auckland', 'Pacific/Apia', 'Europe/Paris']
const random = randomFrom('quiet hours')
const figures = (most: number) => String(random.between(0, most)).padStart(2, '0')
const clockTime = () => `${figures(23)}:${figures(59)}`

/** Random quiet hours: half of them over midnight; some begin or end at the present minute, some are empty. */
function quietRow(clocks: Record<string, ZoneClock>): QuietRow {
  const zone = random.pick(ZONES)
  const { time } = clocks[zone]!
  const start = random.chance(0.1) ? time : clockTime()
  const end = random.chance(0.1) ? time : random.chance(0.1) ? start : clockTime()
  return { time_zone: zone, quiet_enabled: random.chance(0.9), quiet_start: start, quiet_end: end }
}

const readAwake = statement(`
select ${IS_AWAKE} as awake
from jsonb_to_recordset($people::jsonb)
  as n(time_zone text, quiet_chosen boolean, quiet_enabled boolean, quiet_start text, quiet_end text, place bigint)
cross join lateral (select n.time_zone) as p
${CLOCK}
order by n.place`)

it('are the same in the database and here, at any time, in any zone and over midnight', async () => {
  let [awake, quiet] = [0, 0]
  for (let round = 0; round < 20; round += 1) {
    const now = new Date(Date.UTC(2026, 0, 1) + random.between(0, 365 * 86_400) * 1_000)
    const clocks = clocksOf(ZONES, { now, late: 0 })
    const people = Array.from({ length: 60 }, () => quietRow(clocks))
    const rows = await readAwake<{ awake: boolean }>(context.current.db, {
      clocks: JSON.stringify(clocks),
      people: JSON.stringify(people.map((one, place) => ({ ...one, place, quiet_chosen: true }))),
    })
    const here = people.map((one) => secondsAwake(one, now) > 0)
    const wrong = people.filter((_, index) => rows[index]?.awake !== here[index])
    expect(wrong, now.toISOString()).toEqual([])
    awake += here.filter(Boolean).length
    quiet += here.filter((is) => !is).length
  }
  expect(Math.min(awake, quiet)).toBeGreaterThan(200)
})
