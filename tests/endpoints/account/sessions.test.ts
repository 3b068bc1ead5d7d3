import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { hashPassword, verifyPassword } from '#lib/passwords/hash.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

vi.mock('#lib/passwords/hash.ts', { spy: true })
const context = useTestContext()
const PASSWORD = 'Quiet-Harbour-2261-plum'
const NEXT = 'Another-Fine-Boat-77!'
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(() => {
  // A test below makes hashing cheap; the others need the real thing.
  vi.mocked(verifyPassword).mockReset()
  context.current.realtime.terminated.length = 0
})
const adult = () => context.current.people.adult({ passwordHash })
let network = 0
const signIn = async (email: string, headers: Record<string, string> = {}, password = PASSWORD) => {
  network += 1
  const address = `203.0.113.${network}`
  const { cookies, status } = await context.current.ask(
    accountApi.signIn,
    { body: { email, password } },
    { address, headers },
  )
  return { status, cookie: `ek_session=${cookies.ek_session}` }
}
const me = async (cookie: string) =>
  (await context.current.call(accountApi.readPerson, {}, { cookie })).person
const list = async (as: Person) => (await context.current.call(accountApi.listSessions, {}, { as })).sessions

describe('the list of sessions', () => {
  it('shows the caller’s live ones with their devices, latest first', async () => {
    const person = await adult()
    await adult()
    await signIn(person.email, {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    })
    await context.current.db.query(
      `update sessions set last_seen_at = now() - interval '1 minute' where user_id = $1 and user_agent = 'test'`,
      [person.id],
    )
    const gone = await signIn(person.email)
    await context.current.db.query(
      `update sessions set expires_at = now() where user_id = $1 and address = $2`,
      [person.id, `203.0.113.${network}`],
    )
    expect(await me(gone.cookie)).toBeNull()
    expect(await list(person)).toMatchObject([
      { current: false, device: 'Safari on iPhone', address: '203.0.113.1' },
      { current: true, device: 'Unknown device', address: '127.0.0.1' },
    ])
  })
})

describe('a session that is used all the time', () => {
  const agedBy = (id: string, age: string) =>
    context.current.db.query(
      `update sessions set created_at = now() - $2::interval, last_seen_at = now() - interval '6 minutes' where user_id = $1`,
      [id, age],
    )
  const daysLeft = async (id: string) => {
    const [row] = await context.current.db.query<{ days: number }>(
      `select extract(epoch from expires_at - now()) / 86400 as days from sessions where user_id = $1`,
      [id],
    )
    return Math.round(Number(row!.days))
  }

  it('ends for a member after 90 days', async () => {
    const person = await adult()
    await agedBy(person.id, '85 days')
    expect(await me(person.cookie)).not.toBeNull()
    expect(await daysLeft(person.id)).toBe(5)
    await agedBy(person.id, '90 days 1 minute')
    await me(person.cookie)
    expect(await me(person.cookie)).toBeNull()
  })

  it('ends for staff after twelve hours', async () => {
    const person = await context.current.people.staff('support')
    await agedBy(person.id, '11 hours 59 minutes')
    expect(await me(person.cookie)).not.toBeNull()
    await agedBy(person.id, '12 hours 1 minute')
    expect(await me(person.cookie)).toBeNull()
  })
})

describe('ending sessions', () => {
  it('of the caller: one by one, and this one too', async () => {
    const person = await adult()
    const other = await signIn(person.email)
    const id = (await list(person)).find(({ current }) => !current)!.id
    await context.current.call(accountApi.revokeSession, { params: { id } }, { as: person })
    expect(await me(other.cookie)).toBeNull()
    expect(context.current.realtime.terminated).toEqual([person.id])
    const own = (await list(person))[0]!.id
    const { cookies } = await context.current.ask(
      accountApi.revokeSession,
      { params: { id: own } },
      { as: person },
    )
    expect(cookies).toMatchObject({ ek_session: '', ek_in: '' })
    expect(await me(person.cookie)).toBeNull()
  })

  it('of another member is not found, like one that never was', async () => {
    const [mine, theirs] = [await adult(), await adult()]
    for (const id of [(await list(theirs))[0]!.id, newId()]) {
      await expect(
        context.current.call(accountApi.revokeSession, { params: { id } }, { as: mine }),
      ).rejects.toMatchObject({
        status: 404,
        code: 'common.error.not_found',
      })
    }
    expect(await me(theirs.cookie)).not.toBeNull()
    expect(context.current.realtime.terminated).toEqual([])
  })

  it('but this one', async () => {
    const person = await adult()
    const others = [await signIn(person.email), await signIn(person.email)]
    expect(await context.current.call(accountApi.revokeOtherSessions, {}, { as: person })).toEqual({
      ended: 2,
    })
    for (const { cookie } of others) expect(await me(cookie)).toBeNull()
    expect(await me(person.cookie)).not.toBeNull()
  })
})

describe('signing out', () => {
  it('ends the session, the cookies, the live connections and what the browser kept', async () => {
    const person = await adult()
    const answer = await context.current.ask(accountApi.signOut, {}, { as: person })
    expect(answer.cookies).toEqual({ ek_session: '', ek_in: '', ek_challenge: '' })
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(await me(person.cookie)).toBeNull()
    expect(context.current.realtime.terminated).toEqual([person.id])
  })

  it('is fine without a session', async () => {
    expect((await context.current.ask(accountApi.signOut, {}, {})).status).toBe(200)
    expect(context.current.realtime.terminated).toEqual([])
  })
})

describe('who am I', () => {
  it('takes a hint away that no session stands behind, and leaves a sign-in under way alone', async () => {
    const answer = await context.current.ask(accountApi.readPerson, {}, { cookie: 'ek_in=1; ek_challenge=x' })
    expect(answer.body).toEqual({ person: null })
    expect(answer.cookies).toEqual({ ek_in: '' })
  })

  it('brings the language of the account to a device that has another one', async () => {
    const person = await adult()
    await context.current.db.query(`update profiles set language = 'fr' where id = $1`, [person.id])
    await context.current.db.query('update sessions set created_at = now() where user_id = $1', [person.id])
    const asking = (language: string) =>
      context.current.ask(accountApi.readPerson, {}, { as: person, cookie: `ek_in=1; ek_lang=${language}` })
    expect((await asking('en')).cookies).toEqual({ ek_lang: 'fr' })
    expect((await asking('fr')).cookies).toEqual({})
    const nobody = await context.current.ask(accountApi.readPerson, {}, { cookie: 'ek_lang=en' })
    expect(nobody.cookies).toEqual({})
  })

  it('gives the cookies of a session again once it is a day old', async () => {
    const person = await adult()
    const asking = { as: person, cookie: 'ek_in=1; ek_lang=en' }
    const age = (hours: number) =>
      context.current.db.query(
        'update sessions set created_at = now() - make_interval(hours => $2) where user_id = $1',
        [person.id, hours],
      )
    await age(23)
    expect((await context.current.ask(accountApi.readPerson, {}, asking)).cookies).toEqual({})
    await age(25)
    expect((await context.current.ask(accountApi.readPerson, {}, asking)).cookies).toEqual({
      ek_session: person.token,
      ek_in: '1',
    })
  })

  it('says what a child still needs', async () => {
    const child = await context.current.people.child({ guardian: 'none' })
    expect(await me(child.cookie)).toMatchObject({ ageGroup: 'child', needsGuardian: true })
    const settled = await context.current.people.teen({ guardian: 'verified' })
    expect(await me(settled.cookie)).toMatchObject({ ageGroup: 'teen', needsGuardian: false })
  })
})

describe('changing the password', () => {
  const change = (as: Person, currentPassword: string, newPassword: string) =>
    context.current.ask(accountApi.changePassword, { body: { currentPassword, newPassword } }, { as })

  it('ends all other sessions and sign-ins, tells the owner, and the new one counts', async () => {
    const person = await adult()
    const other = await signIn(person.email)
    expect((await change(person, PASSWORD, NEXT)).status).toBe(200)
    expect(await me(other.cookie)).toBeNull()
    expect(await me(person.cookie)).not.toBeNull()
    expect((await signIn(person.email)).status).toBe(401)
    expect((await signIn(person.email, {}, NEXT)).status).toBe(200)
    expect(
      (await queuedMails(context.current.db)).filter(
        ({ to, template }) => to === person.email && template === 'password-changed',
      ),
    ).toHaveLength(1)
    expect(context.current.realtime.terminated).toEqual([person.id])
  })

  it('needs the old one', async () => {
    const person = await adult()
    const answer = await change(person, 'Wrong-Harbour-1', NEXT)
    expect(answer).toMatchObject({ status: 403, body: { error: { message: 'Password incorrect' } } })
    expect((await signIn(person.email)).status).toBe(200)
  })

  it('rejects a weak one and names the field', async () => {
    const person = await adult()
    const answer = await change(person, PASSWORD, 'short')
    expect(answer.status).toBe(422)
    expect(answer.body.error.fields).toEqual({
      'body.newPassword': 'Password must be at least 12 characters',
    })
  })

  it('looks at ten wrong ones in a quarter of an hour', async () => {
    // Many tries, so hashing is made cheap.
    vi.mocked(verifyPassword).mockImplementation((password, stored) =>
      pause(2, !!stored && password === PASSWORD),
    )
    const person = await adult()
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => change(person, 'Wrong-Harbour-1', NEXT)),
    )
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    context.current.clock.advance(15 * 60)
    expect((await change(person, PASSWORD, NEXT)).status).toBe(200)
  })

  it('leaves no session of the old password, whatever order sign-ins come in', async () => {
    const person = await adult()
    const [changed, ...signIns] = await Promise.all([
      change(person, PASSWORD, NEXT),
      ...Array.from({ length: 6 }, () => signIn(person.email)),
    ])
    expect(changed!.status).toBe(200)
    for (const { cookie } of signIns) expect(await me(cookie)).toBeNull()
  })
})
