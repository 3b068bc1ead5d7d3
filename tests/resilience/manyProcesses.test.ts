import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { FACTOR_ATTEMPTS_MAX } from '#domain/account/signInPolicy.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { CODE_FAILURES_MAX, CODE_REQUESTS_PER_HOUR, CODE_RESEND_SECONDS } from '#domain/guardians/schema.ts'
import { hashToken, newId, newToken } from '#operations/_kit/ids.ts'
import { CHALLENGE_COOKIE } from '#endpoints/_kit/browserCookies.ts'
import { closeServices } from '#services'
import { hashRecoveryCode, newRecoveryCodes } from '#lib/totp/recoveryCodes.ts'
import { newAddress } from '#tests/server/http/kit/asking.ts'
import { newDatabase } from '#tests/kit/database.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { addRow, addRows } from '#tests/kit/rows.ts'
import { newTestContext, type TestContext } from '#tests/kit/testContext.ts'

const PROCESSES = 4
const GUARDIAN = 'guardian@test.example'
let contexts: TestContext[]
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await newDatabase()
  drop = database.drop
  // Each with pools of its own: what they share is the database, as processes do.
  contexts = Array.from({ length: PROCESSES }, () => newTestContext(database.url))
})
afterAll(async () => {
  await Promise.all(contexts.map(({ services }) => closeServices(services)))
  await drop()
})

const atOnce = <T>(count: number, work: (context: TestContext, index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(contexts[index % PROCESSES]!, index)))
const moveTo = (time: string) => contexts.forEach(({ clock }) => clock.set(time))
const waitSeconds = (seconds: number) => contexts.forEach(({ clock }) => clock.advance(seconds))
/** Asks again while the answer is 503, as the site does: the machine of a test may be that busy. */
async function served<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503) return answer
    await sleep(100)
  }
}
const tally = (words: readonly string[]) =>
  Object.fromEntries(
    [...new Set(words)].map((word) => [word, words.filter((other) => other === word).length]),
  )

describe('50 check-ins of one person at once, over four processes,', () => {
  it('are one step of the streak and one badge, and all are stored', async () => {
    const me = await contexts[0]!.people.adult()
    const checkIn = (context: TestContext) => {
      const body = { id: newId(), mood: 'calm' as const }
      return served(() => context.ask(checkinsApi.saveCheckIn, { body }, { as: me }))
    }
    for (const day of ['2026-03-10', '2026-03-11']) {
      moveTo(`${day}T10:00:00Z`)
      await checkIn(contexts[0]!)
    }
    moveTo('2026-03-12T10:00:00Z')
    const all = await atOnce(50, checkIn)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(all.filter(({ body }) => body.badgeEarned !== null).length).toBeLessThanOrEqual(1)
    const { streak, badges } = await contexts[1]!.call(checkinsApi.overview, {}, { as: me })
    expect(streak).toEqual({ current: 3, longest: 3, lastDay: '2026-03-12' })
    expect(badges.map(({ id }) => id)).toEqual(['streak_3'])
    const [stored] = await contexts[2]!.db.query<{ n: number }>(
      'select count(*) as n from moods where user_id = $1',
      [me.id],
    )
    expect(stored!.n).toBe(52)
  })

  it('with one id are stored once, and all get the same answer', async () => {
    const me = await contexts[0]!.people.adult()
    const body = { id: newId(), mood: 'happy' as const, reflection: 'Once.' }
    const answers = await atOnce(50, (context) =>
      served(() => context.ask(checkinsApi.saveCheckIn, { body }, { as: me })),
    )
    const all = answers.map((answer) => answer.body)
    expect(new Set(all.map(({ checkIn, streak }) => JSON.stringify([checkIn, streak]))).size).toBe(1)
    expect((await contexts[3]!.call(checkinsApi.moodHistory, {}, { as: me })).checkIns).toEqual([
      all[0]!.checkIn,
    ])
  })
})

describe('200 guardian codes at once, over four processes:', () => {
  async function childWithCode(): Promise<{ child: Person; code: string }> {
    const child = await contexts[0]!.people.child({ guardian: 'none' })
    await contexts[0]!.call(
      consentApi.startGuardian,
      { body: { guardianEmail: GUARDIAN } },
      { as: child, address: newAddress() },
    )
    return { child, code: await latestCode(child) }
  }
  const latestCode = async (child: Person): Promise<string> => {
    const mails = (await queuedMails(contexts[0]!.db)).filter(({ key }) => key.startsWith('guardian-code:'))
    expect(mails.length).toBeGreaterThan(0)
    expect(child.id).toBeTruthy()
    return mails.at(-1)!.args.code!
  }
  // Another address each time, so that only the account's own count is in the way.
  const verify = async (context: TestContext, child: Person, code: string): Promise<string> => {
    const input = { body: { guardianEmail: GUARDIAN, code } }
    const answer = await served(() =>
      context.ask(consentApi.verifyGuardian, input, { as: child, address: newAddress() }),
    )
    return answer.status === 200 ? 'verified' : answer.body.error.code
  }
  const wrong = (code: string, index: number) =>
    String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')
  const forgetMailLimit = () =>
    contexts[0]!.db.query(`delete from attempt_budgets where bucket like 'guardian-mail %'`)

  it('of wrong ones at most ten are looked at, and then the right one is rejected too', async () => {
    const { child, code } = await childWithCode()
    const outcomes = await atOnce(200, (context, index) => verify(context, child, wrong(code, index)))
    expect(tally(outcomes)['onboarding.error.invalid_code']).toBeLessThanOrEqual(CODE_FAILURES_MAX)
    expect(new Set(outcomes)).toEqual(
      new Set(['onboarding.error.invalid_code', 'onboarding.error.too_many_attempts']),
    )
    expect(await verify(contexts[1]!, child, code)).toBe('onboarding.error.too_many_attempts')
  })

  it('new codes do not buy new attempts', async () => {
    const { child, code } = await childWithCode()
    const outcomes: string[] = []
    for (let round = 1; round < CODE_REQUESTS_PER_HOUR; round += 1) {
      outcomes.push(...(await atOnce(50, (context, index) => verify(context, child, wrong(code, index)))))
      waitSeconds(CODE_RESEND_SECONDS + 1)
      await forgetMailLimit()
      await contexts[0]!.call(
        consentApi.startGuardian,
        { body: { guardianEmail: GUARDIAN } },
        { as: child, address: newAddress() },
      )
    }
    expect(tally(outcomes)['onboarding.error.invalid_code']).toBeLessThanOrEqual(CODE_FAILURES_MAX)
  })

  it('of right ones exactly one succeeds', async () => {
    await forgetMailLimit()
    const { child, code } = await childWithCode()
    const outcomes = await atOnce(50, (context) => verify(context, child, code))
    expect(outcomes.filter((outcome) => outcome === 'verified')).toHaveLength(1)
    const links = await contexts[2]!.db.query(
      `select 1 from guardian_links where child_id = $1 and status = 'contact'`,
      [child.id],
    )
    expect(links).toHaveLength(1)
  })
})

describe('200 recovery codes at once, over four processes:', () => {
  /** A member whose password was right and whose second factor is asked for. */
  async function waiting(): Promise<{ cookie: () => Promise<string>; codes: string[]; id: string }> {
    const { db, people, clock } = contexts[0]!
    const { id } = await people.adult({ mfa: 'enrolled' })
    const codes = newRecoveryCodes()
    await addRows(
      db,
      'mfa_recovery_codes',
      codes.map((code) => ({ user_id: id, code_hash: hashRecoveryCode(code) })),
    )
    const cookie = async () => {
      const token = newToken()
      await addRow(db, 'sign_in_challenges', {
        user_id: id,
        token_hash: hashToken(token),
        expires_at: new Date(clock.now().getTime() + 300_000),
      })
      return `${CHALLENGE_COOKIE}=${token}`
    }
    return { cookie, codes, id }
  }
  const attempt = async (context: TestContext, cookie: string, recoveryCode: string): Promise<string> => {
    const answer = await context.ask(
      accountApi.secondFactor,
      { body: { recoveryCode } },
      { cookie, address: newAddress() },
    )
    return answer.status === 200 ? 'signed-in' : answer.body.error.code
  }
  const wrong = (index: number) => `zzzzz-${String(index).padStart(5, '0')}`

  it('of wrong ones at most ten are looked at, and then a right one is rejected too', async () => {
    const { cookie, codes } = await waiting()
    const challenge = await cookie()
    const outcomes = await atOnce(200, (context, index) => attempt(context, challenge, wrong(index)))
    expect(tally(outcomes)['account.error.invalid_code']).toBeLessThanOrEqual(FACTOR_ATTEMPTS_MAX)
    expect(new Set(outcomes)).toEqual(new Set(['account.error.invalid_code', 'account.error.too_many_codes']))
    expect(await attempt(contexts[1]!, challenge, codes[0]!)).toBe('account.error.too_many_codes')
  })

  it('signing in anew does not buy new attempts', async () => {
    const { cookie } = await waiting()
    const challenges = await Promise.all(Array.from({ length: 20 }, cookie))
    const outcomes = await atOnce(200, (context, index) =>
      attempt(context, challenges[index % 20]!, wrong(index)),
    )
    expect(tally(outcomes)['account.error.invalid_code']).toBeLessThanOrEqual(FACTOR_ATTEMPTS_MAX)
  })

  it('one right code, given by many at once, opens the account once', async () => {
    const { cookie, codes, id } = await waiting()
    const challenges = await Promise.all(Array.from({ length: FACTOR_ATTEMPTS_MAX }, cookie))
    const outcomes = await atOnce(FACTOR_ATTEMPTS_MAX, (context, index) =>
      attempt(context, challenges[index]!, codes[0]!),
    )
    expect(outcomes.filter((outcome) => outcome === 'signed-in')).toHaveLength(1)
    const used = await contexts[3]!.db.query(
      'select 1 from mfa_recovery_codes where user_id = $1 and used_at is not null',
      [id],
    )
    expect(used).toHaveLength(1)
  })
})
