import { beforeAll, beforeEach, expect } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { sendRecovery } from '#domain/account/jobs.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import type { PersonOptions } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { newTestContext, type TestContext } from '#tests/kit/testContext.ts'

/** The password people of these tests have, and the one they choose. */
export const [OLD, NEW] = ['Quiet-Harbour-2261-plum', 'Other-Lantern-7713-moss']
/** Another code than the right one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')

/** People, browsers and mailboxes for tests of recovery. Each test has a network of its own. */
export function recoveryKit(context: { readonly current: TestContext }) {
  let passwordHash: string
  let network = 0
  let phones = 0
  beforeAll(async () => {
    passwordHash = await hashPassword(OLD)
  })
  beforeEach(() => {
    network += 1
  })

  /** A browser: it keeps the cookies it is given. */
  function browser(on: TestContext = context.current, address = `203.0.113.${network}`) {
    const cookies = new Map<string, string>()
    const ask: TestContext['ask'] = async (contract, input, asking = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await on.ask(contract, input, { address, ...(cookie && { cookie }), ...asking })
      for (const [name, value] of Object.entries(answer.cookies))
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      return answer
    }
    return {
      jar: cookies,
      ask,
      request: (contact: string) => ask(recoveryApi.requestCode, { body: { contact } }),
      resend: () => ask(recoveryApi.resendCode),
      verify: (code: string) => ask(recoveryApi.verifyRecovery, { body: { code } }),
      reset: (password = NEW!) => ask(recoveryApi.resetPassword, { body: { password } }),
      open: (token: string) => ask(recoveryApi.openResetLink, { body: { token } }),
      state: async () => (await ask(recoveryApi.state)).body,
      me: async () => (await ask(accountApi.readPerson)).body.person,
    }
  }
  const answerAll = () => runQueued(context.current, sendRecovery)
  const latestMail = async (email: string, template: string) => {
    await answerAll()
    const mails = await queuedMails(context.current.db)
    return mails.filter((mail) => mail.to === email && mail.template === template).at(-1)
  }
  const codeFor = async (email: string) => (await latestMail(email, 'recovery-code'))!.args.code!
  return {
    browser,
    answerAll,
    codeFor,
    linkFor: async (email: string) => (await latestMail(email, 'reset-link'))?.args.path?.split('#')[1],
    hash: () => passwordHash,
    network: () => network,
    person: (options: PersonOptions = {}) => context.current.people.adult({ passwordHash, ...options }),
    newPhone: () => `+1555020${String((phones += 1)).padStart(4, '0')}`,
    signIn: (email: string, password: string) =>
      context.current.ask(
        accountApi.signIn,
        { body: { email, password } },
        { address: `198.51.100.${network}` },
      ),
    verifiedBrowser: async (email: string) => {
      const one = browser()
      await one.request(email)
      expect((await one.verify(await codeFor(email))).status).toBe(200)
      return one
    },
    /** A second process on the same database, at the same time. */
    secondProcess: () => {
      const second = newTestContext(context.current.databaseUrl)
      second.clock.advance((context.current.clock.now().getTime() - second.clock.now().getTime()) / 1000)
      const close = () => Promise.all([second.services.db.close(), second.services.authDb.close()])
      return { second, close }
    },
  }
}
