import { generateSync } from 'otplib'
import { accountApi, mfaApi } from '#domain/account/api.ts'
import { CHALLENGE_MINUTES } from '#domain/account/signInPolicy.ts'
import { hashToken, newToken } from '#operations/_kit/ids.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import type { Person, PersonOptions } from '#tests/kit/people.ts'
import { addRow } from '#tests/kit/rows.ts'
import type { TestContext } from '#tests/kit/testContext.ts'

/** The password of everybody `factors` makes. */
export const PASSWORD = 'Quiet-Harbour-2261-plum'
/** Hashing is slow on purpose, so all share one hash. */
let passwordHash: Promise<string> | undefined
let calls = 0
/** Another network for every call: the limit on calls of one network is not what is tested here. */
const address = () => `203.${(calls += 1) >> 8}.${calls & 255}.1`

/** People with a password, their authenticator apps and their way in. */
export function factors(context: { readonly current: TestContext }) {
  const options = async (own: PersonOptions) => ({
    passwordHash: await (passwordHash ??= hashPassword(PASSWORD)),
    ...own,
  })
  const adult = async (own: PersonOptions = {}) => context.current.people.adult(await options(own))
  const codeOf = (secret: string, secondsFromNow = 0) =>
    generateSync({ secret, epoch: Math.floor(context.current.clock.now().getTime() / 1000) + secondsFromNow })
  const enroll = (as: Person, friendlyName = 'Phone') =>
    context.current.call(mfaApi.enroll, { body: { friendlyName } }, { as })
  const verify = (as: Person, factorId: string, code: string) =>
    context.current.ask(mfaApi.verify, { body: { factorId, code } }, { as })
  const signIn = (email: string) =>
    context.current.ask(accountApi.signIn, { body: { email, password: PASSWORD } }, { address: address() })
  return {
    adult,
    codeOf,
    enroll,
    verify,
    signIn,
    staff: async (role: 'support' | 'admin') => context.current.people.staff(role, await options({})),
    /** Six digits that are not right now, nor just before or after. */
    wrongCode: (secret: string): string => {
      const right = [-60, -30, 0, 30, 60].map((seconds) => codeOf(secret, seconds))
      return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
        (code) => !right.includes(code),
      )!
    },
    /** A member with two-factor authentication on, a minute ago. */
    enrolled: async () => {
      const person = await adult()
      const { factorId, secret } = await enroll(person)
      const { body } = await verify(person, factorId, codeOf(secret))
      context.current.clock.advance(60)
      return { ...person, secret, factorId, recoveryCodes: body.recoveryCodes }
    },
    /**
     * The cookie of a sign-in that waits for its second factor, as `signIn` leaves it but without the slow password.
     */
    challenged: async ({ id }: { id: string }) => {
      const token = newToken()
      const until = new Date(context.current.clock.now().getTime() + CHALLENGE_MINUTES * 60_000)
      await addRow(context.current.db, 'sign_in_challenges', {
        user_id: id,
        token_hash: hashToken(token),
        expires_at: until,
      })
      return `ek_challenge=${token}`
    },
    second: (
      cookie: string,
      body: { code: string } | { recoveryCode: string },
      on: TestContext = context.current,
    ) => on.ask(accountApi.secondFactor, { body }, { cookie, address: address() }),
    me: async (cookie: string) => (await context.current.call(accountApi.readPerson, {}, { cookie })).person,
  }
}

/** The codes of failures, or the statuses of successes, in order of the alphabet. */
export const codesOf = (answers: { status: number; body: { error?: { code: string } } }[]) =>
  answers.map(({ status, body }) => body.error?.code ?? String(status)).sort()
