import { accountApi } from '#domain/account/api.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { sendRecovery } from '#domain/account/jobs.ts'
import { welcome } from '#domain/account/jobs.ts'
import { consented } from '#tests/kit/consent.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import type { TestContext } from '#tests/kit/testContext.ts'

/** A password that strangers and owners of these tests choose. */
export const STRANGE = 'Strange-Lagoon-4711-kelp'
const sessionIn = (cookies: Record<string, string>) => `ek_session=${cookies.ek_session}`

/**
 * Accounts that claim an address, and the mails about it. Each call comes from a network of its own, if it is not told
 * from which.
 */
export function claimKit(context: { readonly current: TestContext }) {
  let count = 0
  const next = () => {
    count += 1
    return { address: `198.18.${count >> 8}.${count & 255}`, username: `Zeb-${count}-x` }
  }
  const mailTo = async (email: string, template: string) => {
    await runQueued(context.current, welcome, sendRecovery)
    return (await queuedMails(context.current.db)).filter(
      (mail) => mail.to === email && mail.template === template,
    )
  }
  return {
    mailTo,
    /** Signs up; gives the account as its browser knows it. */
    claim: async (email: string, password = STRANGE, username = next().username) => {
      const { address } = next()
      const body = { email, password, username, ageGroup: 'adult' as const }
      const answer = await context.current.ask(accountApi.signUp, { body }, { address })
      if (answer.status !== 200) throw new Error(answer.body.error.code)
      await consented(context.current.db, answer.body.person.id)
      const device = `ek_device=${answer.cookies.ek_device}`
      return { ...answer.body.person, cookie: sessionIn(answer.cookies), device }
    },
    signIn: (email: string, password: string, cookie?: string, address = next().address) =>
      context.current.ask(
        accountApi.signIn,
        { body: { email, password } },
        { address, ...(cookie && { cookie }) },
      ),
    me: async (cookie: string) => (await context.current.call(accountApi.readPerson, {}, { cookie })).person,
    sessionIn,
    /** Presses the button behind the latest link that confirms the address for this account. */
    confirm: async (email: string, username: string) => {
      const mails = await mailTo(email, 'verify-email')
      const token = mails
        .filter(({ args }) => args.username === username)
        .at(-1)!
        .args.path!.split('#')[1]!
      return context.current.ask(contactApi.verifyEmail, { body: { token } }, { address: next().address })
    },
  }
}
