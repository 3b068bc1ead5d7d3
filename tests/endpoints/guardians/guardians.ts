import { accountApi } from '#domain/account/api.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { DEVICE_COOKIE } from '#operations/account/deviceId.ts'
import type { Person, PersonOptions } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import type { TestContext } from '#tests/kit/testContext.ts'

let count = 0
/** Another network for every call: the limit on calls of one network is not what is tested here. */
const address = () => `10.${(count += 1) >> 8}.${count & 255}.1`

/** An address that was not asked before. */
export const newGuardian = () => `guardian${(count += 1)}@harbour.example`

/** The guardian's side of the story, in short words. */
export function guardians(context: { readonly current: TestContext }) {
  const start = (as: Person, guardianEmail: string | undefined, on: TestContext = context.current) =>
    on.ask(
      consentApi.startGuardian,
      { body: guardianEmail === undefined ? {} : { guardianEmail } },
      { as, address: address() },
    )
  const lastMail = async (to: string) => {
    const mails = (await queuedMails(context.current.db)).filter((mail) => mail.to === to)
    const { args, ...mail } = mails.at(-1)!
    return { ...mail, args, code: args.code!, token: args.path!.replace('/guardian/', '') }
  }
  const newChild = (options: PersonOptions = {}) =>
    context.current.people.child({ guardian: 'none', ...options })
  return {
    start,
    lastMail,
    newChild,
    verify: (
      as: Person,
      guardianEmail: string | undefined,
      code: string,
      on: TestContext = context.current,
    ) =>
      on.ask(
        consentApi.verifyGuardian,
        { body: { ...(guardianEmail !== undefined && { guardianEmail }), code } },
        { as, address: address() },
      ),
    status: (as: Person) => context.current.call(consentApi.guardianStatus, {}, { as }),
    page: (token: string) =>
      context.current.ask(consentApi.guardianPage, { params: { token } }, { address: address() }),
    revoke: (token: string) =>
      context.current.ask(consentApi.revokeGuardianFromPage, { params: { token } }, { address: address() }),
    /** The guardian's own yes on the mailed page; `device` is a cookie the browser has, `as` who is signed in there. */
    confirm: (
      token: string,
      { as, device, on = context.current }: { as?: Person; device?: string; on?: TestContext } = {},
    ) =>
      on.ask(
        guardianApi.confirmGuardianFromPage,
        { params: { token }, body: { relationship: 'parent', isAdult: true, hasRead: true } },
        { ...(as && { as }), ...(device && { cookie: `${DEVICE_COOKIE}=${device}` }), address: address() },
      ),
    me: async (as: Person) => (await context.current.call(accountApi.readPerson, {}, { as })).person!,
    /** A child whose guardian has been sent a code; `wrong` is a code that was not sent. */
    asked: async (options: PersonOptions = {}) => {
      const child = await newChild(options)
      const guardian = newGuardian()
      await start(child, guardian)
      const { code, token } = await lastMail(guardian)
      return { child, guardian, code, token, wrong: code === '000000' ? '111111' : '000000' }
    },
  }
}
/** What `asked` of `guardians` returns. */
export type Asked = Awaited<ReturnType<ReturnType<typeof guardians>['asked']>>

/** The codes of failures, or the statuses of successes. */
export const codesOf = (answers: { status: number; body: { error?: { code: string } } }[]) =>
  answers.map(({ status, body }) => body.error?.code ?? String(status))
