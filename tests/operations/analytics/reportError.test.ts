import { addRows } from '#tests/kit/rows.ts'
import { describe, expect, it } from 'vitest'
import { analyticsApi } from '#domain/analytics/api.ts'
import { CLIENT_ERRORS_MAX } from '#operations/analytics/reportError.ts'
import { withoutPeople } from '#operations/analytics/withoutPeople.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const error = (over: object = {}) => ({
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at y (https://evenkeel.example/assets/Journal-Bq3x.js:10:2)',
  page_url: '/journal/018f2f6e-1111-7000-8000-000000000000?draft=1',
  release: 'main-abc123',
  ...over,
})
const rows = () =>
  context.current.db.query<{ message: string; count: number; page_url: string; browser: string }>(
    'select message, count, page_url, browser from client_errors order by message',
  )
const forget = () => context.current.db.query('delete from client_errors; delete from rate_limits')

describe('a fault of the site', () => {
  it('is one row however often and from wherever it comes, also at once', async () => {
    await forget()
    const { ask, people } = context.current
    const me = await people.teen()
    const answers = await inWaves(30, (n) =>
      ask(
        analyticsApi.reportError,
        { body: error({ stack: error().stack.replace('10:2', `${n}:7`) }) },
        {
          address: `10.1.0.${n}`,
          ...(n % 2 === 0 && { as: me }),
          headers: { 'user-agent': 'Firefox/1 Linux' },
        },
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await rows()).toEqual([
      {
        message: 'TypeError: x is not a function',
        count: 30,
        page_url: '/journal/:id',
        browser: 'Firefox, Linux',
      },
    ])
  })

  it('says nothing of the person: no address, no words, no codes', async () => {
    await forget()
    const { call, db } = context.current
    const message =
      'Unexpected token D, "Dear diary, today I" of mia@example.org at https://evenkeel.example/a?code=123456 +1 555 010 0199'
    await call(analyticsApi.reportError, { body: error({ message, stack: `${message}\nat /assets/a-1.js` }) })
    const [row] = await db.query('select * from client_errors')
    expect(JSON.stringify(row)).not.toMatch(/diary|mia|123456|0199/)
    expect(row!.message).toBe(
      'TypeError: Unexpected token D, :words of :email at https://evenkeel.example/a?:query :number',
    )
  })

  it('stops being told after twenty from one address in five minutes', async () => {
    await forget()
    const { ask } = context.current
    const statuses = (
      await inWaves(25, () => ask(analyticsApi.reportError, { body: error() }, { address: '10.9.9.9' }))
    ).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  it('of a new kind takes the place of the one seen least when there are too many kinds; known ones are counted on', async () => {
    await forget()
    const { call, db } = context.current
    await call(analyticsApi.reportError, { body: error() })
    await call(analyticsApi.reportError, { body: error() })
    await addRows(
      db,
      'client_errors',
      Array.from({ length: CLIENT_ERRORS_MAX - 1 }, (_, n) => ({
        fingerprint: `made ${n}`,
        message: 'made up',
        count: 1,
        last_seen_at: new Date(),
      })),
    )
    await call(analyticsApi.reportError, { body: error({ message: 'another' }) })
    await call(analyticsApi.reportError, { body: error() })
    const kept = await rows()
    expect(kept).toHaveLength(CLIENT_ERRORS_MAX)
    const real = kept.filter(({ message }) => message !== 'made up').map(({ count }) => count)
    expect(real.sort()).toEqual([1, 3])
  })
})

it('leaves ordinary words of a fault alone', () => {
  const words =
    "TypeError: Cannot read properties of undefined (reading 'map') at /assets/HistoryTab-D4x9.js:1:2345"
  expect(withoutPeople(words)).toBe(words)
})
