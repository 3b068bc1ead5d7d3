import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#domain/api/contract.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { everyContract, forgetCounters, hasBody, sampleInput, sendText } from './kit/asking.ts'
import { useHttpServer } from './kit/httpServer.ts'

const context = useTestContext()
const server = useHttpServer(context)
const NEEDED = 'common.error.consent_needed'
const WAITS = 'common.error.consent_waits'
let none: { adult: Person; teen: Person; staff: Person; child: Person; unknown: Person }
let waiting: Person
beforeAll(async () => {
  const { people } = context.current
  none = {
    adult: await people.adult({ consent: 'none' }),
    teen: await people.teen({ consent: 'none' }),
    child: await people.child({ consent: 'none' }),
    unknown: await people.person({ age: null, consent: 'none' }),
    staff: await people.staff('owner', { consent: 'none' }),
  }
  waiting = await people.child({ consent: 'own' })
})
afterEach(() => forgetCounters(context.current))

const codeOf = async (contract: (typeof everyContract)[number]['contract'], as: Person) => {
  const answer = await sendText(context.current, contract, {
    as,
    text: hasBody(contract) ? JSON.stringify(sampleInput(contract).body ?? {}) : '',
  })
  return { status: answer.status, code: (JSON.parse(answer.body) as Partial<ErrorBody>).error?.code }
}
const gated = everyContract.filter(({ contract }) => contract.beforeConsent !== true)
const open = everyContract.filter(({ contract }) => contract.beforeConsent === true)

describe('without consent', () => {
  it.each(gated)('$name is rejected, whatever the age', async ({ contract }) => {
    const people = contract.auth === 'staff' ? [none.staff] : Object.values(none)
    for (const as of people) expect(await codeOf(contract, as)).toEqual({ status: 403, code: NEEDED })
  })

  it.each(gated)('$name waits for the guardian of a child', async ({ contract }) => {
    if (contract.auth === 'staff') return
    const { code } = await codeOf(contract, waiting)
    if (contract.beforeConsent === 'guardian') expect([NEEDED, WAITS]).not.toContain(code)
    else expect(code).toBe(WAITS)
  })

  // Signing out everywhere would end the session of the others.
  it.each(open.filter(({ name }) => !/revoke-all|sign-out/.test(name)))(
    '$name is not refused for it',
    async ({ contract }) => {
      const as = await context.current.people.adult({ consent: 'none' })
      expect([NEEDED, WAITS]).not.toContain((await codeOf(contract, as)).code)
    },
  )
})

describe('doors that are no contracts', () => {
  const get = (path: string, { cookie }: Person) => server.current.request({ path, headers: { cookie } })

  it('ask for consent: recordings and Payload’s REST', async () => {
    for (const path of ['/api/recordings/01890a5d-ac96-774b-bcce-b302099a8057', '/api/profiles'])
      for (const as of [none.adult, none.staff]) {
        const answer = await get(path, as)
        expect(answer.status, path).toBe(403)
      }
    expect((await get('/api/recordings/01890a5d-ac96-774b-bcce-b302099a8057', waiting)).text).toContain(WAITS)
  })

  it('send staff from the panel to the site, where they are asked', async () => {
    const answer = await get('/admin/legal', none.staff)
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe('/dashboard')
  })
})
