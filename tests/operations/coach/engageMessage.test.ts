import { addCoachDelivery } from '#tests/kit/factories.ts'
import { describe, expect, it } from 'vitest'
import { coachApi } from '#domain/coach/api.ts'
import { engagementApi } from '#domain/coach/engagementApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const NOON = '2026-03-12T14:00:00Z'

async function message(to: Person, { isShown = true } = {}): Promise<string> {
  const { db, clock } = context.current
  clock.set(NOON)
  return addCoachDelivery(db, {
    user_id: to.id,
    delivered_at: clock.now(),
    opened_at: isShown ? clock.now() : null,
  })
}
const agree = (one: Person) =>
  context.current.db.query('update profiles set analytics_consent = true where id = $1', [one.id])
const engage = async (id: string, as?: Person) =>
  (await context.current.ask(engagementApi.engageMessage, { params: { id } }, as && { as })).status
async function row(id: string) {
  const [found] = await context.current.db.query<{ opened_at: Date | null; engaged_at: Date | null }>(
    'select opened_at, engaged_at from coach_message_deliveries where id = $1',
    [id],
  )
  return { opened: found!.opened_at?.toISOString(), engaged: found!.engaged_at?.toISOString() }
}

describe('a message a member did something with', () => {
  it('keeps the first time, whatever comes later, and when it was shown', async () => {
    const { people, clock } = context.current
    const me = await people.adult()
    await agree(me)
    const id = await message(me)
    clock.set('2026-03-12T14:00:05Z')
    expect(await engage(id, me)).toBe(200)
    clock.set('2026-03-12T15:00:00Z')
    expect(await engage(id, me)).toBe(200)
    expect(await row(id)).toEqual({
      opened: '2026-03-12T14:00:00.000Z',
      engaged: '2026-03-12T14:00:05.000Z',
    })
  })

  it('is told by many tabs at once without harm', async () => {
    const me = await context.current.people.elder()
    await agree(me)
    const id = await message(me)
    const answers = await Promise.all(Array.from({ length: 8 }, () => engage(id, me)))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect((await row(id)).engaged).toBe('2026-03-12T14:00:00.000Z')
  })

  it('belongs to the caller, was shown, and needs a session', async () => {
    const { people } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    await Promise.all([me, other].map(agree))
    const [shown, waiting] = [await message(me), await message(me, { isShown: false })]
    expect(await engage(shown)).toBe(401)
    expect(await engage(shown, other)).toBe(404)
    expect(await engage(newId(), me)).toBe(404)
    expect(await engage(waiting, me)).toBe(404)
    expect(await engage('no-id', me)).toBe(422)
    expect([(await row(shown)).engaged, (await row(waiting)).engaged]).toEqual([undefined, undefined])
  })

  it('that is shown counts as opened, not as engaged with', async () => {
    const { people, call } = context.current
    const me = await people.adult()
    await agree(me)
    const id = await message(me, { isShown: false })
    await call(coachApi.openMessages, {}, { as: me })
    expect(await row(id)).toEqual({ opened: '2026-03-12T14:00:00.000Z', engaged: undefined })
    expect(await engage(id, me)).toBe(200)
    expect((await row(id)).engaged).toBe('2026-03-12T14:00:00.000Z')
  })

  it('is not noted of minors, nor of who did not agree to be counted', async () => {
    const { people } = context.current
    const minors = [await people.child({ guardian: 'verified' }), await people.teen({ guardian: 'verified' })]
    // Whatever a row says.
    await Promise.all(minors.map(agree))
    for (const one of [...minors, await people.adult()]) {
      const id = await message(one)
      expect(await engage(id, one)).toBe(200)
      expect((await row(id)).engaged).toBeUndefined()
    }
  })

  it('cannot be stored before it was shown', async () => {
    const id = await message(await context.current.people.adult(), { isShown: false })
    await expect(
      context.current.db.query('update coach_message_deliveries set engaged_at = now() where id = $1', [id]),
    ).rejects.toThrow(/engaged_check/)
  })
})
