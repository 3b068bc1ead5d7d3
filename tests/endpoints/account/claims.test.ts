import { addFactor } from '#tests/kit/factories.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { mfaApi } from '#domain/account/api.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import { statementsOf } from '#tests/kit/statements.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { claimKit, STRANGE } from './claimKit.ts'
import { NEW, recoveryKit } from './recoveryKit.ts'

const context = useTestContext()
const { claim, confirm, mailTo, me, sessionIn, signIn } = claimKit(context)
const { browser, linkFor } = recoveryKit(context)
const OWN = 'Quiet-Harbour-2261-plum'
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(OWN)
})
const owner = () => context.current.people.adult({ passwordHash })
let count = 0
const freeAddress = () => `free${(count += 1)}@claims.example`
const rowsOf = async (id: string) =>
  (await context.current.db.query('select 1 from users where id = $1', [id])).length
const enrol = (userId: string) => addFactor(context.current.db, { user_id: userId, verified_at: new Date() })
const recover = async (email: string) => {
  const one = browser()
  await one.ask(recoveryApi.requestLink, { body: { email } })
  expect((await one.open((await linkFor(email))!)).status).toBe(200)
  const { endsOthers } = await one.state()
  return { one, endsOthers, done: await one.reset() }
}

describe('an unconfirmed address', () => {
  it('does not tell a stranger who signs up and then in whether it has an account', async () => {
    const seen: string[] = []
    for (const email of [(await owner()).email, freeAddress()]) {
      const mine = await claim(email)
      const again = await signIn(email, STRANGE)
      const wrong = await signIn(email, 'Wrong-Harbour-1')
      const asked = await context.current.ask(contactApi.sendVerification, {}, { cookie: mine.cookie })
      seen.push(JSON.stringify([again.status, again.body.state, wrong.status, asked.body]))
      expect(again.body).toMatchObject({ person: { id: mine.id } })
    }
    expect(seen[0]).toBe(seen[1])
  })

  it('costs a sign-in one computation and the same statements, with and without an account', async () => {
    const [known, free] = [(await owner()).email, freeAddress()]
    await claim(known)
    await claim(free)
    const hashes = async (email: string) =>
      (
        await context.current.db.query<{ password_hash: string }>(
          'select password_hash from users where email = $1',
          [email],
        )
      ).map(({ password_hash }) => password_hash.split('$').slice(0, 5).join('$'))
    expect(new Set(await hashes(known)).size).toBe(1)
    const nobody = freeAddress()
    const statements = []
    for (const email of [known, free, nobody])
      statements.push(await statementsOf(() => signIn(email, 'Wrong-1')))
    expect(statements[1]).toEqual(statements[0])
    expect(statements[2]).toEqual(statements[0])
  })

  it('lets each claim live by its own password, beside the owner’s', async () => {
    const me1 = await owner()
    const [one, two] = [await claim(me1.email, 'First-Claim-4711-kelp'), await claim(me1.email)]
    for (const [password, id] of [
      [OWN, me1.id],
      ['First-Claim-4711-kelp', one.id],
      [STRANGE, two.id],
    ] as const)
      expect((await signIn(me1.email, password)).body).toMatchObject({ person: { id } })
    expect((await signIn(me1.email, 'None-Of-Them-4711')).status).toBe(401)
  })

  it('gets the first confirmed its own: all other claims end with sessions, sockets, factors and names', async () => {
    const email = freeAddress()
    const [mine, theirs] = [await claim(email), await claim(email, 'Other-Lagoon-4711-kelp')]
    await enrol(theirs.id)
    context.current.realtime.terminated.length = 0
    expect((await confirm(email, mine.username)).status).toBe(200)
    expect(await me(mine.cookie)).toMatchObject({ id: mine.id, emailVerified: true })
    expect(await me(theirs.cookie)).toBeNull()
    expect(await rowsOf(theirs.id)).toBe(0)
    expect(context.current.realtime.terminated).toEqual([theirs.id])
    expect((await signIn(email, 'Other-Lagoon-4711-kelp')).status).toBe(401)
    expect((await claim(freeAddress(), STRANGE, theirs.username)).username).toBe(theirs.username)
  })

  it('is confirmed for one of two who press at the same time; the other’s link is over', async () => {
    const email = freeAddress()
    const [one, two] = [await claim(email), await claim(email)]
    const mails = await mailTo(email, 'verify-email')
    const tokens = [one, two].map(
      ({ username }) => mails.find(({ args }) => args.username === username)!.args.path!.split('#')[1]!,
    )
    const answers = await Promise.all(
      // From two networks: a limit in common would have one wait for the other.
      tokens.map((token, at) =>
        context.current.ask(contactApi.verifyEmail, { body: { token } }, { address: `203.0.113.${at + 1}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    const left = await context.current.db.query('select id from users where email = $1', [email])
    expect(left).toHaveLength(1)
  })

  it('cannot be confirmed for a claim once another account has it', async () => {
    const email = freeAddress()
    const [mine, theirs] = [await claim(email), await claim(email)]
    const [mail] = (await mailTo(email, 'verify-email')).filter(
      ({ args }) => args.username === theirs.username,
    )
    expect((await confirm(email, mine.username)).status).toBe(200)
    const token = mail!.args.path!.split('#')[1]!
    expect((await context.current.ask(contactApi.verifyEmail, { body: { token } })).status).toBe(410)
    // A claim that comes later is mailed no link at all.
    const later = await claim(email)
    await context.current.ask(contactApi.sendVerification, {}, { cookie: later.cookie })
    const links = await mailTo(email, 'verify-email')
    expect(links.filter(({ args }) => args.username === later.username)).toEqual([])
    expect(await mailTo(email, 'account-exists')).toHaveLength(1)
  })

  it('gets six mails an hour that ask to confirm it, however many claims ask', async () => {
    const email = freeAddress()
    for (let n = 0; n < 8; n += 1) {
      await claim(email)
      await mailTo(email, 'verify-email')
    }
    expect(await mailTo(email, 'verify-email')).toHaveLength(6)
    context.current.clock.advance(3600)
    await claim(email)
    expect(await mailTo(email, 'verify-email')).toHaveLength(7)
  })
})

describe('a stranger who signs up with a member’s address first', () => {
  it('enrols no second factor', async () => {
    const theirs = await claim(freeAddress())
    const answer = await context.current.ask(
      mfaApi.enroll,
      { body: { friendlyName: 'Phone' } },
      { cookie: theirs.cookie },
    )
    expect([answer.status, answer.body.error.code]).toEqual([403, 'account.error.email_unverified'])
  })

  it('does not keep the owner out who recovers by mail: factors, sessions, phones and devices of before end', async () => {
    const email = freeAddress()
    const [older, theirs] = [await claim(email), await claim(email)]
    for (const { id } of [older, theirs]) await enrol(id)
    await context.current.db.query(
      `update users set phone = '+15550209999', phone_verified_at = now() where id = $1`,
      [theirs.id],
    )
    const { one, done, endsOthers } = await recover(email)
    // Said before, because what is in the other account ends with it.
    expect(endsOthers).toBe(true)
    expect(done.body).toMatchObject({
      state: 'signed-in',
      person: { emailVerified: true, mfaEnrolled: false },
    })
    expect(await one.me()).toMatchObject({ email })
    for (const { cookie } of [older, theirs]) expect(await me(cookie)).toBeNull()
    const left = await context.current.db.query('select id, phone from users where email = $1', [email])
    expect(left).toEqual([{ id: theirs.id, phone: null }])
    const devices = await context.current.db.query('select 1 from known_devices where user_id = $1', [
      theirs.id,
    ])
    expect(devices).toHaveLength(1)
    expect((await signIn(email, STRANGE)).status).toBe(401)
    expect((await signIn(email, NEW!)).status).toBe(200)
  })

  it('is not what the owner of a confirmed account recovers; a factor from after the confirmation stays', async () => {
    const mine = await owner()
    const theirs = await claim(mine.email)
    await enrol(mine.id)
    const { done, endsOthers } = await recover(mine.email)
    expect(endsOthers).toBe(false)
    expect(done.body).toEqual({ state: 'second-factor' })
    expect(await me(theirs.cookie)).toMatchObject({ id: theirs.id })
    expect((await signIn(mine.email, NEW!)).body).toEqual({ state: 'second-factor' })
  })

  it('is not what the owner recovers when the account is closed', async () => {
    const mine = await owner()
    await context.current.db.query('update users set disabled_at = now() where id = $1', [mine.id])
    await claim(mine.email)
    await browser().ask(recoveryApi.requestLink, { body: { email: mine.email } })
    expect(await mailTo(mine.email, 'reset-link')).toEqual([])
  })

  it('hears of nothing that happens at the owner’s account, nor does the owner of the claim’s devices', async () => {
    const mine = await owner()
    const theirs = await claim(mine.email)
    context.current.realtime.published.length = 0
    await signIn(mine.email, OWN)
    await signIn(mine.email, OWN)
    const notified = context.current.realtime.published.map(({ channel }) => channel).join()
    expect(notified).not.toContain(theirs.id)
    expect(await mailTo(mine.email, 'new-device')).toHaveLength(1)
    for (let n = 0; n < 3; n += 1) await signIn(mine.email, STRANGE)
    expect(await mailTo(mine.email, 'new-device')).toHaveLength(1)
    const own = await signIn(mine.email, STRANGE)
    expect(await me(sessionIn(own.cookies))).toMatchObject({ id: theirs.id, username: theirs.username })
  })
})
