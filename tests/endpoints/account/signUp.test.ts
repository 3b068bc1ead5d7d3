import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { hashPassword } from '#services/passwords/hash.ts'
import { welcome } from '#jobs/account/welcome.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { statementsOf } from '#tests/kit/statements.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { useWorld } from '#tests/kit/world.ts'

vi.mock('#services/passwords/hash.ts', { spy: true })
// Where a test made hashing cheap, the next one gets the real thing back.
afterEach(() => {
  vi.mocked(hashPassword).mockReset()
})
const world = useWorld()
beforeAll(async () => {
  await world.current.db.query(
    `insert into feature_flags (id, flag_key, category, enabled) values ($1, 'ff.lang_fr', 'core', true), ($2, 'ff.lang_es', 'core', true),
       ($3, 'ff.lang_ar', 'core', false)`,
    [newId(), newId(), newId()],
  )
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
  world.current.ask(accountApi.signUp, { body }, { address: `198.51.100.${(count % 250) + 1}`, headers })
const profileOf = async (email: string) => {
  const [row] = await world.current.db.query(
    'select u.password_hash, p.* from users u join profiles p on p.id = u.id where u.email = $1',
    [email],
  )
  return row
}

describe('signing up', () => {
  it('creates user and person together, and no session', async () => {
    const body = form({ email: '  MiXed.Case@Harbour.example ', language: 'fr', ageGroup: 'teen' })
    const answer = await signUp(body)
    expect(answer).toMatchObject({ status: 200, body: { ok: true }, cookies: {} })
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
    expect(await world.current.db.query('select 1 from sessions')).toEqual([])
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
  ])('refuses %s (%s) in the words of the specification, and creates nothing', async (password, _, words) => {
    const body = form({ password, email: `sailor@host${count}.example` })
    const answer = await signUp(body)
    expect(answer.status).toBe(422)
    expect(answer.body.error).toMatchObject({
      code: 'account.error.password_weak',
      fields: { 'body.password': words },
    })
    expect(await profileOf(body.email)).toBeUndefined()
  })

  it('refuses a weak or common password although it has every kind of character', async () => {
    for (const password of ['Password1234!', 'Qwertyuiop1!']) {
      const answer = await signUp(form({ password }))
      expect(answer.body.error.code).toBe('account.error.password_weak')
    }
  })

  it('refuses a username that differs only in case, and leaves no user behind', async () => {
    const first = form({ username: 'Kittiwake' })
    expect((await signUp(first)).status).toBe(200)
    const second = form({ username: 'kittiWAKE' })
    const answer = await signUp(second)
    expect(answer.status).toBe(409)
    expect(answer.body.error).toMatchObject({
      code: 'account.error.username_taken',
      fields: { 'body.username': 'This username is taken. Please choose another one.' },
    })
    expect(await world.current.db.query('select 1 from users where email = $1', [second.email])).toEqual([])
  })

  it('lets no child or teen have a name that leads to them; an adult may', async () => {
    cheaply()
    const own = { email: 'lena.hill@harbour.example', username: 'LenaHill_9' }
    for (const ageGroup of ['child', 'teen'] as const) {
      const answer = await signUp(form({ ...own, ageGroup }))
      expect(answer.status).toBe(422)
      expect(answer.body.error).toMatchObject({
        code: 'account.error.username_telling',
        fields: { 'body.username': expect.stringMatching(/^This username could tell/) as string },
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
    const left = await world.current.db.query(
      'select 1 from users u where not exists (select 1 from profiles p where p.id = u.id)',
    )
    expect(left).toEqual([])
  })

  it('creates one account when the same address is sent ten times at once', async () => {
    cheaply()
    const email = 'ten.times@harbour.example'
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(form({ email }))))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await world.current.db.query('select 1 from users where email = $1', [email])).toHaveLength(1)
  })
})

describe('signing up with an address that has an account', () => {
  const bare = ({ status, body, headers }: Awaited<ReturnType<typeof signUp>>) => {
    const { 'x-request-id': _, ...others } = headers
    return JSON.stringify({ status, body, others })
  }

  it('answers byte for byte the same, changes nothing and tells the owner once a day', async () => {
    const known = form({ language: 'es' })
    await signUp(known)
    const before = await profileOf(known.email)
    const again = await signUp(form({ email: known.email, password: 'Another-Fine-Boat-77' }))
    const fresh = await signUp(form())
    expect(bare(again)).toBe(bare(fresh))
    await signUp(form({ email: known.email.toUpperCase() }))
    expect(await profileOf(known.email)).toEqual(before)
    await runQueued(world.current, welcome)
    const mails = (await queuedMails(world.current.db)).filter(
      ({ to, template }) => to === known.email && template !== 'verify-email',
    )
    expect(mails).toEqual([
      expect.objectContaining({ template: 'account-exists', locale: 'es', args: { path: '/auth' } }),
    ])
  })

  it('does the same statements and leaves nothing behind but a job', async () => {
    const known = form()
    await signUp(known)
    const users = () => world.current.db.query('select email from users order by email')
    const before = await users()
    const again = await statementsOf(() => signUp(form({ email: known.email })))
    expect(await users()).toEqual(before)
    const fresh = await statementsOf(() => signUp(form()))
    expect(again.filter((text) => text !== 'rollback to savepoint account')).toEqual(
      fresh.filter((text) => text !== 'release savepoint account'),
    )
    expect(again).toHaveLength(fresh.length)
  })

  it('mails a new account a link that confirms the address, once', async () => {
    const fresh = form({ language: 'fr' })
    await signUp(fresh)
    await runQueued(world.current, welcome)
    expect((await queuedMails(world.current.db)).filter(({ to }) => to === fresh.email)).toEqual([
      expect.objectContaining({ template: 'verify-email', locale: 'fr' }),
    ])
  })

  it('does the same hashing for it as for a new one', async () => {
    const known = form()
    await signUp(known)
    const hashings = async (own: Record<string, unknown>) => {
      vi.mocked(hashPassword).mockClear()
      await signUp(form(own))
      return vi.mocked(hashPassword).mock.calls.length
    }
    expect(await hashings({ email: known.email })).toBe(1)
    expect(await hashings({})).toBe(1)
  })
})
