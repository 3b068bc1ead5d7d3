import { addGuardianLink } from '#tests/kit/factories.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { assessText } from '#domain/moderation/assessText.ts'
import { ASKS_A_DAY } from '#domain/requests/requests.ts'
import { purchaseRequestsApi } from '#domain/requests/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { revokeGuardian } from '#operations/guardians/revokeGuardian.ts'
import { readActor } from '#operations/account/readActor.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { stampedAt } from '#tests/kit/rows.ts'
import { addOrder, addProduct, type TestProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { asking, type Family } from './asking.ts'

const context = useTestContext()
const {
  opened,
  family,
  connect,
  ask,
  approve,
  decline,
  cancel,
  own,
  ofGuardian,
  saveRules,
  statusOf,
  bells,
  pauseStore,
} = asking(context)

let home: Family
let cards: TestProduct
beforeEach(async () => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  opened.length = 0
  await context.current.db.query('delete from graphile_worker._private_jobs')
  home = await family()
  cards = await addProduct(context.current.db)
})
const asked = async ({ child } = home, product = cards) => (await ask(child, product)).body.request.id

describe('a child asks', () => {
  it('and the guardian hears it by bell and mail, and the child without a price', async () => {
    const answer = await ask(home.child, cards, ' For the train. ')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ isHeard: true, offerSupport: false })
    expect(JSON.stringify(answer.body)).not.toMatch(/cents/i)
    expect((await own(home.child)).requests).toMatchObject([
      { status: 'pending', reason: 'For the train.', product: { id: cards.id, title: 'Breathing cards' } },
    ])
    expect((await ofGuardian(home.guardian)).requests).toMatchObject([
      { status: 'pending', childName: 'Mila', reason: 'For the train.', amountCents: 1_000 },
    ])
    expect(await bells(home.guardian)).toMatchObject([
      { payload_json: { title: 'A question from Mila', link: '/requests' } },
    ])
    const mails = await queuedMails(context.current.db)
    expect(mails).toMatchObject([
      {
        template: 'purchase-request',
        to: home.guardian.email,
        args: { child: 'Mila', product: 'Breathing cards', price: '$10.00', path: '/requests' },
      },
    ])
    expect(JSON.stringify(mails)).not.toContain('train')
  })

  it('once: equal presses are one request and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(home.child, cards, 'Please')))
    expect(new Set(answers.map(({ body }) => body.request.id)).size).toBe(1)
    expect(await queuedMails(context.current.db)).toHaveLength(1)
  })

  it('in words of danger: help is offered, staff looks, the guardian gets the request without the words', async () => {
    const answer = await ask(home.child, cards, 'I want to kill myself tonight')
    expect(answer.body).toMatchObject({ isHeard: false, offerSupport: true, request: { reason: null } })
    expect((await ofGuardian(home.guardian)).requests).toMatchObject([{ status: 'pending', reason: null }])
    const cases = await context.current.db.query(
      `select place from child_safety_cases where user_id = $1 and place = 'request'`,
      [home.child.id],
    )
    expect(cases).toHaveLength(1)
    const kept = await context.current.db.query(`select 1 from purchase_requests where reason like '%kill%'`)
    expect(kept).toEqual([])
  })

  it('kindly: severe words are rejected and nothing is made', async () => {
    const answer = await ask(home.child, cards, 'That wetback again.')
    expect([answer.status, answer.body.error.code]).toEqual([422, 'requests.error.severe'])
    expect((await own(home.child)).requests).toEqual([])
    // Where no word can be named, the guardian reads it.
    const unlisted = 'You and your kind do not deserve a house.'
    const { profanity } = assessText(unlisted, { locale: 'en', ageGroup: 'child' })
    expect(profanity).toEqual({ severity: 'severe', sanitizedText: unlisted })
    expect((await ask(home.child, cards, unlisted)).status).toBe(200)
  })

  it('for what is sold to the age, and what is not theirs yet', async () => {
    const { db, people } = context.current
    const forTeens = await addProduct(db, { restriction: 'teen' })
    const away = await addProduct(db, { isActive: false })
    for (const product of [forTeens, away, { id: newId() }])
      expect((await ask(home.child, product)).body.error.code).toBe('requests.error.product_gone')
    const teen = await family('teen')
    expect((await ask(teen.child, forTeens)).status).toBe(200)
    const soldOut = await ask(home.child, await addProduct(db, { stock: 0 }))
    expect([soldOut.status, soldOut.body.error.code]).toEqual([409, 'cart.error.sold_out'])
    const file = await addProduct(db, { type: 'digital' })
    await addOrder(db, home.guardian, file, { recipient: home.child })
    expect((await ask(home.child, file)).body.error.code).toBe('requests.error.owned')
    const adult = await people.adult()
    expect((await ask(adult, cards)).body.error.code).toBe('requests.error.minors_only')
  })

  it('only with a verified guardian', async () => {
    for (const guardian of ['none', 'pending', 'contact'] as const) {
      const child = await context.current.people.child({ guardian })
      const answer = await ask(child, cards)
      expect([answer.status, answer.body.error.code]).toEqual([403, 'requests.error.guardian_needed'])
    }
  })

  it('whose guardian has no account: the mail leads to the guardian’s page', async () => {
    const child = await context.current.people.child({ guardianEmail: 'nan@test.example' })
    expect((await ask(child, cards)).status).toBe(200)
    const [mail] = await queuedMails(context.current.db)
    expect(mail).toMatchObject({ template: 'purchase-request', to: 'nan@test.example' })
    expect(mail!.args.path).toMatch(/^\/guardian\/.{20,}$/)
  })

  it('a few times a day', async () => {
    for (let count = 0; count < ASKS_A_DAY; count += 1) {
      const id = await asked()
      await cancel(home.child, id)
    }
    expect((await ask(home.child, cards)).status).toBe(429)
    context.current.clock.advance(86_401)
    expect((await ask(home.child, cards)).status).toBe(200)
  })

  it('nothing while the store rests', async () => {
    const id = await asked()
    await pauseStore(true)
    const other = await addProduct(context.current.db)
    const answer = await ask(home.child, other)
    expect([answer.status, answer.body.error.message]).toEqual([
      503,
      'The store is paused right now. Please come back later.',
    ])
    await expect(approve(home.guardian, id)).rejects.toMatchObject({ code: 'requests.error.paused' })
    expect((await own(home.child)).isPaused).toBe(true)
    expect((await ofGuardian(home.guardian)).isPaused).toBe(true)
    await pauseStore(false)
    expect(await statusOf(id)).toBe('pending')
  })
})

describe('a guardian answers', () => {
  it('yes: the checkout opens for the guardian, the item is the child’s, and the child hears it', async () => {
    const id = await asked()
    expect(await approve(home.guardian, id)).toBe(`https://pay.example/${id}`)
    expect(opened).toEqual([
      {
        buyer: home.guardian.id,
        requestId: id,
        items: [{ productId: cards.id, quantity: 1, recipientId: home.child.id }],
      },
    ])
    expect((await own(home.child)).requests).toMatchObject([{ status: 'approved' }])
    expect(await bells(home.child)).toMatchObject([{ payload_json: { title: 'Your question got a yes' } }])
    expect((await decline(home.guardian, id)).body.error.code).toBe('requests.error.decided')
    expect((await cancel(home.child, id)).body.error.code).toBe('requests.error.decided')
    await approve(home.guardian, id)
    expect(opened).toHaveLength(2)
    expect(await bells(home.child)).toHaveLength(1)
  })

  it('yes, and keeps it when the checkout cannot open', async () => {
    const id = await asked()
    const away = () => Promise.reject(new OperationError('common.error.unavailable'))
    await expect(approve(home.guardian, id, away)).rejects.toMatchObject({ code: 'common.error.unavailable' })
    expect(await statusOf(id)).toBe('approved')
    expect(await approve(home.guardian, id)).toContain(id)
  })

  it('no, with a kind reason and kind words', async () => {
    const id = await asked()
    expect((await decline(home.guardian, id, 'That wetback again.')).body.error.code).toBe(
      'requests.error.unkind',
    )
    const answer = await decline(home.guardian, id, 'Your birthday is near.')
    expect(answer.body.requests).toMatchObject([{ status: 'declined' }])
    expect((await own(home.child)).requests).toMatchObject([
      { status: 'declined', answerReason: 'later', answer: 'Your birthday is near.' },
    ])
    const [bell] = await bells(home.child)
    expect(bell!.payload_json.message).toBe('“Breathing cards”: not this time. You can read why.')
    await expect(approve(home.guardian, id)).rejects.toMatchObject({ code: 'requests.error.decided' })
    // A no ends this question only.
    expect((await ask(home.child, cards)).status).toBe(200)
  })

  it('no to what left the shelf, and never yes', async () => {
    const id = await asked()
    await context.current.db.query('update products set is_active = false where id = $1', [cards.id])
    await expect(approve(home.guardian, id)).rejects.toMatchObject({ code: 'requests.error.not_sold' })
    expect((await decline(home.guardian, id)).status).toBe(200)
  })

  it('alone: requests of others answer as those that do not exist', async () => {
    const { people, call } = context.current
    const id = await asked()
    const other = await family()
    const strangers = [
      other.guardian,
      other.child,
      home.child,
      await people.adult(),
      await people.teen(),
      await people.elder(),
      await people.staff('support'),
      await people.staff('admin'),
      await people.staff('super_admin'),
    ]
    const worded = (answer: { status: number; body: { error: { requestId: string } } }) =>
      JSON.stringify([answer.status, { ...answer.body.error, requestId: '' }])
    for (const stranger of strangers) {
      const [foreign, missing] = [await decline(stranger, id), await decline(stranger, newId())]
      expect(foreign.status).toBe(404)
      expect(worded(foreign)).toBe(worded(missing))
      const [yes, none] = [id, newId()].map((one) =>
        context.current.ask(purchaseRequestsApi.approveRequest, { params: { id: one } }, { as: stranger }),
      )
      expect((await yes!).status).toBe(404)
      expect(worded(await yes!)).toBe(worded(await none!))
      const rules = { asksToBuy: true, monthlyCapCents: 0 }
      const [theirs, no] = [
        await saveRules(stranger, home.link, rules),
        await saveRules(stranger, newId(), rules),
      ]
      expect(theirs.status).toBe(404)
      expect(worded(theirs)).toBe(worded(no))
      const seen = await call(purchaseRequestsApi.guardianRequests, {}, { as: stranger })
      expect(seen.requests).toEqual([])
      if (stranger === home.child) continue
      const [taken, gone] = [await cancel(stranger, id), await cancel(stranger, newId())]
      expect(taken.status).toBe(404)
      expect(worded(taken)).toBe(worded(gone))
      expect((await own(stranger)).requests).toEqual([])
    }
    expect(await statusOf(id)).toBe('pending')
  })

  it('until the consent is taken back, and the next guardian reads nothing of it', async () => {
    home = await family('teen')
    const id = await asked()
    await saveRules(home.guardian, home.link, { asksToBuy: true, monthlyCapCents: 500 })
    const actor = (await readActor(context.current.db, home.guardian.token))!
    await revokeGuardian(context.current.services, { link: home.link, as: actor })
    expect((await decline(home.guardian, id)).status).toBe(404)
    expect((await ofGuardian(home.guardian)).children).toEqual([])
    expect(await statusOf(id)).toBe('cancelled')
    expect(await bells(home.guardian)).toEqual([])
    context.current.clock.advance(60)
    const now = context.current.clock.now()
    await addGuardianLink(context.current.db, {
      child_id: home.child.id,
      verified_at: now,
      ...stampedAt(now),
    })
    const next = await context.current.people.adult()
    await connect(next, home.child)
    expect(await ofGuardian(next)).toMatchObject({ requests: [], children: [{ monthlyCapCents: null }] })
    const again = await asked()
    expect((await ofGuardian(next)).requests.map((request) => request.id)).toEqual([again])
  })
})
