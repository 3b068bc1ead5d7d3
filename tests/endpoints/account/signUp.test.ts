import { setFlag } from '#tests/kit/flags.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import { welcome } from '#domain/account/jobs.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { statementsOf } from '#tests/kit/statements.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

vi.mock('#lib/passwords/hash.ts', { spy: true })
// Where a test made hashing cheap, the next one gets the real thing back.
afterEach(() => {
  vi.mocked(hashPassword).mockReset()
})
const context = useTestContext()
beforeAll(async () => {
  const { db } = context.current
  await setFlag(db, 'ff.lang_fr', true)
  await setFlag(db, 'ff.lang_es', true)
  await setFlag(db, 'ff.lang_ar', false)
})
let count = 0
/** A complete form; each call gives another address, name and network. */
const form = (own: Record<string, unknown> = {}) => {
  count += 1
  return {
    email: `sailor${count}@harbour.example`,
    password: 'Quiet-Harbour-2261-plum',
    username: `Tern_${count}`,
    ageGroup: 'adult' as const,
    timeZone: 'Europe/Paris',
    ...own,
  }
}
/** Where many accounts are made at once, hashing is made cheap. */
const cheaply = () => vi.mocked(hashPassword).mockResolvedValue('scrypt$test')
const signUp = (body: ReturnType<typeof form>, headers?: Record<string, string>) =>
  context.current.ask(accountApi.signUp, { body }, { address: `198.51.100.${(count % 250) + 1}`, headers })
const profileOf = async (email: string) => {
  const [row] = await context.current.db.query(
    'select u.password_hash, p.* from users u join profiles p on p.id = u.id where u.email = $1',
    [email],
  )
  return row
}

describe('signing up', () => {
  it('creates user and person together, and signs in on this device', async () => {
    const body = form({ email: '  MiXed.Case@Harbour.example ', language: 'fr', ageGroup: 'teen' })
    const answer = await signUp(body)
    expect(answer).toMatchObject({
      status: 200,
      body: { person: { email: 'mixed.case@harbour.example', emailVerified: false, ageGroup: null } },
    })
    const cookie = `ek_session=${answer.cookies.ek_session}`
    const { person } = await context.current.call(accountApi.readPerson, {}, { cookie })
    expect(person).toEqual(answer.body.person)
    expect(answer.cookies).toMatchObject({ ek_in: '1', ek_device: expect.stringMatching(/./) as string })
    const profile = await profileOf('mixed.case@harbour.example')
    expect(profile).toMatchObject({
      username: body.username,
      claimed_age_group: 'teen',
      age_group: null,
      time_zone: 'Europe/Paris',
      subscription_status: 'free',
      language: 'fr',
      selected_focus_areas: [],
      onboarded_at: null,
    })
    expect(profile!.password_hash).toMatch(/^scrypt\$/)
    expect(JSON.stringify(profile)).not.toContain(body.password)
  })

  it.each([
    ['unknown', 'Mars/Olympus'],
    ['missing', undefined],
    ['hostile', "America/Detroit'; drop table users; --"],
  ])('falls back to the product’s zone when the zone is %s', async (_, timeZone) => {
    const body = form({ timeZone })
    await signUp(body)
    expect(await profileOf(body.email)).toMatchObject({ time_zone: 'America/Detroit' })
  })

  it('does not store a language that is not offered', async () => {
    const body = form({ language: 'ar' })
    expect((await signUp(body)).status).toBe(200)
    expect(await profileOf(body.email)).toMatchObject({ language: null })
  })

  it.each([
    ['Aa1!aaaaaaa', 'too_short', 'Password must be at least 12 characters'],
    ['quiet-harbour-2261', 'no_uppercase', 'Password must contain at least one uppercase letter'],
    ['QUIET-HARBOUR-2261', 'no_lowercase', 'Password must contain at least one lowercase letter'],
    ['Quiet-Harbour-plum', 'no_number', 'Password must contain at least one number'],
    ['QuietHarbour2261plum', 'no_special', 'Password must contain at least one special character'],
    ['Quiet Harbour-2261', 'whitespace', 'Password must not contain whitespace'],
    ['Sailor-2261-quiet!x', 'contains_email', 'Password should not contain parts of your email'],
  ])('rejects %s (%s) in the required words, and creates nothing', async (password, _, words) => {
    const body = form({ password, email: `sailor@host${count}.example` })
    const answer = await signUp(body)
    expect(answer.status).toBe(422)
    expect(answer.body.error).toMatchObject({
      code: 'account.error.password_weak',
      fields: { 'body.password': words },
    })
    expect(await profileOf(body.email)).toBeUndefined()
  })

  it('rejects a weak or common password although it has every kind of character', async () => {
    for (const password of ['Password1234!', 'Qwertyuiop1!']) {
      const answer = await signUp(form({ password }))
      expect(answer.body.error.code).toBe('account.error.password_weak')
    }
  })

  it('rejects a username that differs only in case, and leaves no user behind', async () => {
    const first = form({ username: 'Kittiwake' })
    expect((await signUp(first)).status).toBe(200)
    const second = form({ username: 'kittiWAKE' })
    const answer = await signUp(second)
    expect(answer.status).toBe(409)
    expect(answer.body.error).toMatchObject({
      code: 'account.error.username_taken',
      fields: { 'body.username': 'This username is taken. Please choose another one.' },
    })
    expect(await context.current.db.query('select 1 from users where email = $1', [second.email])).toEqual([])
  })

  it('lets no child or teen have a name that leads to them; an adult may', async () => {
    cheaply()
    const own = { email: 'lena.hill@harbour.example', username: 'LenaHill_9' }
    for (const ageGroup of ['child', 'teen'] as const) {
      const answer = await signUp(form({ ...own, ageGroup }))
      expect(answer.status).toBe(422)
      expect(answer.body.error).toMatchObject({
        code: 'account.error.username_telling',
        fields: { 'body.username': expect.stringMatching(/^This username could show/) as string },
      })
    }
    expect((await signUp(form({ ...own, ageGroup: 'adult' }))).status).toBe(200)
  })

  it('gives one name to one of ten who ask for it at once', async () => {
    cheaply()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signUp(form({ username: 'OneOfTen' }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
    const left = await context.current.db.query(
      'select 1 from users u where not exists (select 1 from profiles p where p.id = u.id)',
    )
    expect(left).toEqual([])
  })

  it('keeps three claims of an address that is sent ten times at once, and a session for each', async () => {
    cheaply()
    const email = 'ten.times@harbour.example'
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(form({ email }))))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const left = await context.current.db.query(
      'select u.id from users u join profiles p on p.id = u.id join sessions s on s.user_id = u.id where u.email = $1',
      [email],
    )
    expect(left).toHaveLength(3)
  })
})

describe('signing up with an address that has an account', () => {
  const owner = () => context.current.people.adult({ locale: 'es' })
  /** An answer without what is random and what was typed. */
  const bare = ({ status, body, headers }: Awaited<ReturnType<typeof signUp>>) => {
    const { 'x-request-id': _, 'set-cookie': cookies, ...others } = headers
    const { id: __, email: ___, username: ____, ...person } = body.person ?? {}
    const names = [cookies].flat().map((line) => line!.replace(/=[^;]*/, ({ length }) => `=${length}`))
    return JSON.stringify({ status, person, error: body.error, others, names })
  }

  it('answers the same, changes nothing there and tells the owner once a day', async () => {
    const known = await owner()
    const before = await profileOf(known.email)
    const again = await signUp(form({ email: known.email, password: 'Another-Fine-Boat-77' }))
    const fresh = await signUp(form())
    expect(bare(again)).toBe(bare(fresh))
    await signUp(form({ email: known.email.toUpperCase() }))
    const [row] = await context.current.db.query(
      'select u.password_hash, p.* from users u join profiles p on p.id = u.id where u.id = $1',
      [known.id],
    )
    expect(row).toEqual(before)
    await runQueued(context.current, welcome)
    expect((await queuedMails(context.current.db)).filter(({ to }) => to === known.email)).toEqual([
      expect.objectContaining({ template: 'account-exists', locale: 'es', args: { path: '/auth' } }),
    ])
  })

  it('does the same statements', async () => {
    const { email } = await owner()
    const again = await statementsOf(() => signUp(form({ email })))
    expect(again).toEqual(await statementsOf(() => signUp(form())))
  })

  it('mails a new account a link that confirms the address and names the account, once', async () => {
    const fresh = form({ language: 'fr' })
    await signUp(fresh)
    await runQueued(context.current, welcome)
    expect((await queuedMails(context.current.db)).filter(({ to }) => to === fresh.email)).toEqual([
      expect.objectContaining({
        template: 'verify-email',
        locale: 'fr',
        args: expect.objectContaining({ username: fresh.username }) as object,
      }),
    ])
  })

  it('does the same hashing for it as for a new one', async () => {
    const { email } = await owner()
    const hashings = async (own: Record<string, unknown>) => {
      vi.mocked(hashPassword).mockClear()
      await signUp(form(own))
      return vi.mocked(hashPassword).mock.calls.length
    }
    expect(await hashings({ email })).toBe(1)
    expect(await hashings({})).toBe(1)
  })

  it('makes room among three claims by the oldest that was not begun, and else says the same for every owner', async () => {
    cheaply()
    const finish = (email: string) =>
      context.current.db.query(
        `update profiles set age_group = 'adult', age = 34 where id in (select id from users where email = $1)`,
        [email],
      )
    const refusals: string[] = []
    for (const email of [(await owner()).email, `free${count}@harbour.example`]) {
      const first = await signUp(form({ email, username: `First_${count}` }))
      for (let n = 0; n < 3; n += 1) expect((await signUp(form({ email }))).status).toBe(200)
      const cookie = `ek_session=${first.cookies.ek_session}`
      expect((await context.current.call(accountApi.readPerson, {}, { cookie })).person).toBeNull()
      // Its name is free again.
      expect((await signUp(form({ username: first.body.person.username }))).status).toBe(200)
      await finish(email)
      const refused = await signUp(form({ email }))
      expect(refused.body.error.code).toBe('account.error.address_claimed')
      refusals.push(JSON.stringify([refused.status, refused.body.error.message]))
    }
    expect(refusals[0]).toBe(refusals[1])
  })
})
