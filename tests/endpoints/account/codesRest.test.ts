import { beforeEach, describe, expect, it } from 'vitest'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { RECOVERY_GUESSES_PER_DAY, WRONG_CODES_PER_DAY } from '#domain/account/recoveryPolicy.ts'
import { codesRest } from '#domain/account/jobs.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { otherThan, recoveryKit } from './recoveryKit.ts'

const context = useTestContext({ now: '2026-03-12T14:00:00Z' })
const { browser, codeFor, linkFor, person, secondProcess } = recoveryKit(context)
/** As many wrong codes as are looked at in a day, but for some. */
const allButSome = (some: number) =>
  context.current.db.query(
    `insert into rate_limits (bucket, window_start, count) values ('wrong codes of recovery', '2026-03-12', $1)
     on conflict (bucket) do update set window_start = '2026-03-12', count = $1`,
    [WRONG_CODES_PER_DAY - some],
  )
const asked = async (address: string) => {
  const { email } = await person()
  const one = browser(context.current, address)
  await one.request(email)
  return { email, one, code: await codeFor(email) }
}
const bells = async (userId: string) => {
  await runQueued(context.current, codesRest)
  return context.current.db.query(
    `select payload_json ->> 'title' as title from notifications where user_id = $1`,
    [userId],
  )
}

beforeEach(() => {
  context.current.clock.set('2026-03-12T14:00:00Z')
})

describe('codes of recovery', () => {
  it('can be guessed once in a hundred days, however many accounts and guessers there are', () => {
    const POSSIBLE = 1_000_000
    const ACCOUNTS = 100_000
    const withoutBreaker = (ACCOUNTS * RECOVERY_GUESSES_PER_DAY) / POSSIBLE
    const takeoversADay = Math.min(ACCOUNTS * RECOVERY_GUESSES_PER_DAY, WRONG_CODES_PER_DAY) / POSSIBLE
    expect(withoutBreaker).toBe(1)
    expect(takeoversADay).toBeLessThanOrEqual(0.01)
  })

  it('rest for all after so many wrong ones on one day; the request answers as always, the link works, staff hear of it once', async () => {
    const staff = await context.current.people.staff('support')
    const [editor, member] = [
      await context.current.people.staff('moderator'),
      await context.current.people.adult(),
    ]
    const [mine, theirs] = [await asked('192.0.2.11'), await asked('192.0.2.12')]
    await allButSome(2)
    for (const left of [9, 8])
      expect((await theirs.one.verify(otherThan(theirs.code))).body.error.args).toEqual({ attempts: left })
    const refused = await mine.one.verify(mine.code)
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'account.error.codes_rest' } } })
    expect(refused.body.error.message).toContain('Please use the link we email you.')
    expect(refused.headers['retry-after']).toBe(String(10 * 3600))
    const again = browser(context.current, '192.0.2.13')
    context.current.clock.advance(30)
    expect((await again.request(mine.email)).status).toBe(200)
    await again.ask(recoveryApi.requestLink, { body: { email: mine.email } })
    expect((await again.open((await linkFor(mine.email))!)).status).toBe(200)
    expect(await bells(staff.id)).toEqual([{ title: 'Account recovery codes are paused' }])
    expect(await bells(staff.id)).toHaveLength(1)
    expect([await bells(editor.id), await bells(member.id)]).toEqual([[], []])
  })

  it('are looked at again on the next day, and no try of the contact is lost to the rest', async () => {
    await allButSome(0)
    const mine = await asked('192.0.2.21')
    for (let n = 0; n < 12; n += 1)
      expect((await mine.one.verify(otherThan(mine.code))).body.error.code).toBe('account.error.codes_rest')
    context.current.clock.set('2026-03-13T00:00:01Z')
    const one = browser(context.current, '192.0.2.22')
    await one.request(mine.email)
    expect((await one.verify(await codeFor(mine.email))).status).toBe(200)
  })

  it('are counted over all processes: of forty at once no more are looked at than the day has left', async () => {
    const { second, close } = secondProcess()
    const all: Awaited<ReturnType<typeof asked>>[] = []
    for (let n = 0; n < 10; n += 1) all.push(await asked(`192.0.2.${30 + n}`))
    await allButSome(7)
    const answers = await inWaves(40, (n) => {
      const { one, code } = all[n % 10]!
      return (n % 2 ? second : context.current).ask(
        recoveryApi.verifyRecovery,
        { body: { code: otherThan(code) } },
        { cookie: `ek_recovery=${one.jar.get('ek_recovery')}`, address: `192.0.2.${60 + n}` },
      )
    })
    const codes = answers.map(({ body }) => body.error.code)
    expect(codes.filter((code) => code === 'account.error.recovery_code')).toHaveLength(7)
    await close()
  })

  it('that were right are not counted', async () => {
    await allButSome(5)
    const mine = await asked('192.0.2.91')
    expect((await mine.one.verify(mine.code)).status).toBe(200)
    const [row] = await context.current.db.query(
      `select count from rate_limits where bucket = 'wrong codes of recovery'`,
    )
    expect(row).toEqual({ count: WRONG_CODES_PER_DAY - 5 })
  })
})
