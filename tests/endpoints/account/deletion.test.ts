import { describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { chatApi } from '#domain/chat/api.ts'
import { deletionApi } from '#domain/account/deletionApi.ts'
import { privacyApi } from '#domain/account/privacyApi.ts'
import { familyApi } from '#domain/family/api.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { reviewsOf } from '#operations/store/catalogue/reviewsOf.ts'
import { addFamily, addRoomMessage } from '#tests/kit/factories.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import { addRow, stampedAt } from '#tests/kit/rows.ts'
import { addProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { factors, PASSWORD } from './factors.ts'

const context = useTestContext()
const { adult, codeOf, enrolled, signIn, staff, me } = factors(context)
const WEEK = 7 * 86_400

const request = (as: Person, body: object = { password: PASSWORD }) =>
  context.current.ask(deletionApi.requestDeletion, { body: body as never }, { as })
const undo = (cookie: string, body: { code?: string } = {}) =>
  context.current.ask(deletionApi.undoDeletion, { body }, { cookie })
/** Signs in to an account that is to be deleted. Gives the answer and the cookie for undoing. */
async function signBack({ email }: Person) {
  const answer = await signIn(email)
  return { ...answer, cookie: `ek_challenge=${answer.cookies.ek_challenge}` }
}
const mailsTo = async (email: string) =>
  (await queuedMails(context.current.db)).filter(({ to }) => to === email).map(({ template }) => template)

describe('asking for the deletion of an account', () => {
  it('closes it for seven days: every session ends, and a mail says how to come back', async () => {
    const { realtime, clock, db } = context.current
    const person = await adult()
    const answer = await request(person)
    const eraseAt = new Date(clock.now().getTime() + WEEK * 1000)
    expect(answer.body).toEqual({ success: true, eraseAt: eraseAt.toISOString() })
    expect(answer.cookies).toMatchObject({ ek_in: '', ek_challenge: '' })
    expect(realtime.terminated).toContain(person.id)
    expect(await me(person.cookie)).toBeNull()
    expect(await db.query('select 1 from sessions where user_id = $1', [person.id])).toEqual([])
    const [mail] = (await queuedMails(db)).filter(({ to }) => to === person.email)
    expect(mail).toMatchObject({ template: 'deletion-planned', args: { path: '/auth' } })
    expect(mail!.args.date).toMatch(/^March 19, 2026 at 2:0\d\sPM$/)
  })

  it.each([
    ['a wrong password', { password: 'Wrong-Harbour-2261-plum' }, 403, 'account.error.password_incorrect'],
    ['nothing', {}, 422, 'common.error.invalid_input'],
    ['two proofs', { password: PASSWORD, code: '123456' }, 422, 'common.error.invalid_input'],
    ['a code without a second factor', { code: '123456' }, 409, 'account.error.no_verified_factor'],
  ])('is rejected with %s, and nothing happens', async (_, body, status, code) => {
    const person = await adult()
    const answer = await request(person, body)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect(await me(person.cookie)).toMatchObject({ id: person.id })
  })

  it('takes a code of the second factor in place of the password', async () => {
    const person = await enrolled()
    expect((await request(person, { code: codeOf(person.secret) })).status).toBe(200)
    expect(await me(person.cookie)).toBeNull()
  })

  it('is rejected while the member turned it off, and for staff', async () => {
    const person = await adult()
    await context.current.call(
      privacyApi.savePrivacyChoices,
      { body: { accountDeletion: false } },
      { as: person },
    )
    expect((await request(person)).body.error.code).toBe('account.error.deletion_off')
    expect((await request(await staff('support'))).body.error.code).toBe('account.error.deletion_staff')
  })

  it('counts from a member who turned it off and does not agree to a new version', async () => {
    const person = await adult()
    await context.current.call(
      privacyApi.savePrivacyChoices,
      { body: { accountDeletion: false } },
      { as: person },
    )
    await context.current.db.query(`update profiles set legal_consents = '{}' where id = $1`, [person.id])
    const wrong = await request(person, { password: 'Wrong-Harbour-2261-plum' })
    expect(wrong.body.error.code).toBe('account.error.password_incorrect')
    expect((await request(person)).status).toBe(200)
    expect(await me(person.cookie)).toBeNull()
  })

  it('hides the member from their family until it is undone', async () => {
    const { people, db, clock, call } = context.current
    const [person, other] = [await adult(), await people.adult()]
    const familyId = await addFamily(db, [person, other], {
      created_by_id: person.id,
      invite_expires_at: clock.now(),
    })
    const seen = async () => {
      const { groups } = await call(familyApi.listGroups, {}, { as: other })
      return groups[0]!.members.map(({ userId }) => userId)
    }
    expect(await seen()).toContain(person.id)
    await request(person)
    expect(await seen()).toEqual([other.id])
    const thought = { params: { id: familyId, userId: person.id } }
    expect((await context.current.ask(familyApi.think, thought, { as: other })).status).toBe(404)
    const { cookie } = await signBack(person)
    await undo(cookie)
    expect(await seen()).toContain(person.id)
  })

  it('hides what the member wrote in rooms and about products until it is undone', async () => {
    const { db, clock, call } = context.current
    await openRooms(context.current)
    const [person, reader] = [await adult(), await roomMember(context.current, 'adult')]
    const room = roomOf('adult')
    const message = { room_id: room, ...stampedAt(clock.now()) }
    await addRoomMessage(db, [
      { ...message, user_id: person.id, username: 'theirs', sequence: 1, revision: 1 },
      { ...message, user_id: reader.id, username: 'mine', sequence: 2, revision: 2 },
    ])
    await db.query('update chat_rooms set last_sequence = 2, last_revision = 2 where id = $1', [room])
    const product = await addProduct(db)
    await addRow(db, 'product_reviews', {
      product_id: product.id,
      user_id: person.id,
      rating: 5,
      text: 'Good',
      user_public_name: 'theirs',
      state: 'published',
    })
    const seen = async () => {
      const { messages } = await call(
        chatApi.readHistory,
        { params: { id: room }, query: {} },
        { as: reader },
      )
      const { items } = await reviewsOf(db, null, product.id)
      return [messages.map(({ username }) => username), items.length]
    }
    expect(await seen()).toEqual([['theirs', 'mine'], 1])
    await request(person)
    expect(await seen()).toEqual([['mine'], 0])
    const { cookie } = await signBack(person)
    await undo(cookie)
    expect(await seen()).toEqual([['theirs', 'mine'], 1])
  })
})

describe('undoing it', () => {
  it('asks after the password, and signs in when told to', async () => {
    const { clock } = context.current
    const person = await adult()
    await request(person)
    const back = await signBack(person)
    expect(back.body).toEqual({
      state: 'deletion-planned',
      eraseAt: new Date(clock.now().getTime() + WEEK * 1000).toISOString(),
      requestedBy: 'self',
      mayUndo: true,
      needsFactor: false,
    })
    expect(back.cookies.ek_in).toBeUndefined()
    const done = await undo(back.cookie)
    expect(done.body).toMatchObject({ person: { id: person.id } })
    expect(done.cookies).toMatchObject({ ek_in: '1', ek_challenge: '' })
    expect((await signIn(person.email)).body).toMatchObject({ state: 'signed-in' })
    expect(await mailsTo(person.email)).toContain('deletion-undone')
    expect((await undo(back.cookie)).body.error.code).toBe('account.error.challenge_expired')
  })

  it('takes a code where a second factor is on', async () => {
    const person = await enrolled()
    await request(person)
    const back = await signBack(person)
    expect(back.body).toMatchObject({ state: 'deletion-planned', needsFactor: true })
    for (const body of [{}, { code: '000000' }])
      expect((await undo(back.cookie, body)).body.error.code).toBe('account.error.invalid_code')
    context.current.clock.advance(60)
    expect((await undo(back.cookie, { code: codeOf(person.secret) })).status).toBe(200)
  })

  it('needs the sign-in before it: the cookie of a second factor does not do, nor this one there', async () => {
    const person = await adult()
    await request(person)
    expect((await undo('ek_challenge=made-up')).body.error.code).toBe('account.error.challenge_expired')
    const back = await signBack(person)
    const second = await context.current.ask(
      accountApi.secondFactor,
      { body: { code: '123456' } },
      { cookie: back.cookie },
    )
    expect(second.body.error.code).toBe('account.error.challenge_expired')
  })

  it('works one second before the seven days are over, and not one second after', async () => {
    const { clock } = context.current
    const [early, late, between] = [await adult(), await adult(), await adult()]
    for (const person of [early, late, between]) await request(person)
    clock.advance(WEEK - 1)
    expect((await undo((await signBack(early)).cookie)).status).toBe(200)
    const asked = await signBack(between)
    clock.advance(2)
    // As for an address no account has.
    const gone = await signIn(late.email)
    const unknown = await signIn('nobody@test.example')
    expect(gone.status).toBe(401)
    const shown = ({ body: { error } }: typeof gone) => ({ ...error, requestId: '' })
    expect(shown(gone)).toEqual(shown(unknown))
    expect((await undo(asked.cookie)).body.error.code).toBe('account.error.challenge_expired')
  })
})

describe('the deletion of a minor’s account', () => {
  /** A child or teen with a connected guardian, who has a password too. */
  async function family(age: number) {
    const { people, db } = context.current
    const guardian = await adult()
    const { password_hash: passwordHash } = (
      await db.query<{ password_hash: string }>('select password_hash from users where id = $1', [
        guardian.id,
      ])
    )[0]!
    const child = await people.person({ age, firstName: 'Mila', guardian: 'verified', passwordHash })
    const [link] = await db.query<{ id: string }>(
      'update guardian_links set guardian_id = $2, guardian_email = $3 where child_id = $1 returning id',
      [child.id, guardian.id, guardian.email],
    )
    return { guardian, child, link: link!.id }
  }
  const childDeletions = async (as: Person) =>
    (await context.current.call(deletionApi.childDeletions, {}, { as })).children
  const requestForChild = (as: Person, link: string, body: object = { password: PASSWORD }) =>
    context.current.ask(deletionApi.requestChildDeletion, { params: { link }, body: body as never }, { as })
  const undoForChild = (as: Person, link: string) =>
    context.current.ask(deletionApi.undoChildDeletion, { params: { link } }, { as })

  it('is told to the guardian, who may undo it for a child', async () => {
    const { guardian, child, link } = await family(9)
    expect((await request(child)).status).toBe(200)
    const mail = (await queuedMails(context.current.db)).find(({ to }) => to === guardian.email)
    expect(mail).toMatchObject({ template: 'deletion-guardian', args: { child: 'Mila' } })
    expect(await childDeletions(guardian)).toMatchObject([
      { link, firstName: 'Mila', requestedBy: 'self', mayUndo: true },
    ])
    expect((await context.current.call(guardianApi.children, {}, { as: guardian })).children).toEqual([])
    expect((await undoForChild(guardian, link)).status).toBe(200)
    expect((await undoForChild(guardian, link)).status).toBe(200)
    expect(await childDeletions(guardian)).toEqual([])
    expect((await signIn(child.email)).body).toMatchObject({ state: 'signed-in' })
    expect(await mailsTo(guardian.email)).toEqual(['deletion-guardian', 'deletion-guardian-undone'])
  })

  it('can be asked for by the guardian against their password, also when the child turned it off', async () => {
    const { guardian, child, link } = await family(9)
    await context.current.call(
      privacyApi.savePrivacyChoices,
      { body: { accountDeletion: false } },
      { as: child },
    )
    const wrong = await requestForChild(guardian, link, { password: 'Wrong-Harbour-2261-plum' })
    expect(wrong.body.error.code).toBe('account.error.password_incorrect')
    expect((await requestForChild(guardian, link)).status).toBe(200)
    expect(await me(child.cookie)).toBeNull()
    expect(await me(guardian.cookie)).toMatchObject({ id: guardian.id })
    expect(await mailsTo(guardian.email)).toEqual(['deletion-guardian-asked'])
    // A child does not undo what their guardian asked for.
    const back = await signBack(child)
    expect(back.body).toMatchObject({ state: 'deletion-planned', requestedBy: 'guardian', mayUndo: false })
    expect((await undo(back.cookie)).body.error.code).toBe('account.error.deletion_guardian')
    expect((await undoForChild(guardian, link)).status).toBe(200)
  })

  it('of a teen is undone by the teen, and what the teen asked for by the teen alone', async () => {
    const asked = await family(15)
    await requestForChild(asked.guardian, asked.link)
    expect((await undo((await signBack(asked.child)).cookie)).status).toBe(200)
    const own = await family(15)
    await request(own.child)
    expect(await childDeletions(own.guardian)).toMatchObject([{ mayUndo: false }])
    await undoForChild(own.guardian, own.link)
    expect((await signBack(own.child)).body).toMatchObject({ state: 'deletion-planned' })
  })

  it('is nothing another adult asks for, undoes or reads', async () => {
    const { guardian, link } = await family(9)
    const other = await adult()
    for (const answer of [await requestForChild(other, link), await undoForChild(other, link)])
      expect([answer.status, answer.body.error.code]).toEqual([404, 'onboarding.error.link_unknown'])
    await requestForChild(guardian, link)
    expect(await childDeletions(other)).toEqual([])
  })
})
