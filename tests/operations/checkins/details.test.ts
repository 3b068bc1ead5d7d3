import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallInput, Contract } from '#domain/api/contract.ts'
import { contracts } from '#domain/api/contracts.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { historyApi } from '#domain/checkins/historyApi.ts'
import * as danger from '#domain/moderation/readDanger.ts'
import { notifyDue } from '#operations/guardians/notifications/notifyDue.ts'
import { newId } from '#operations/_kit/ids.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { families } from '#tests/endpoints/family/families.ts'
import { sampleOf } from '#tests/server/http/kit/sampleOf.ts'
import { notifying } from '../guardians/notifying.ts'

vi.mock('#domain/moderation/readDanger.ts', { spy: true })

const context = useTestContext()
const body = (extra: object = {}) => ({ id: newId(), mood: 'sad' as const, ...extra })
const named = { activities: ['work', 'music'], feelings: ['lonely', 'hurt'] }
const period = { from: '2026-03-01', to: '2026-03-31' }

beforeEach(() => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  vi.mocked(danger.readDanger).mockClear()
})

describe('activities and closer words', () => {
  it('are stored with a check-in and read in the history, the month and the days', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    const { checkIn } = await call(checkinsApi.saveCheckIn, { body: body(named) }, { as: me })
    expect(checkIn).toMatchObject(named)
    expect((await call(checkinsApi.moodHistory, {}, { as: me })).checkIns).toEqual([checkIn])
    const month = await call(historyApi.readMonth, { query: { month: '2026-03' } }, { as: me })
    expect(month.checkIns).toEqual([checkIn])
    const { days } = await call(historyApi.readDays, { query: period }, { as: me })
    expect(days[0]?.checkIns).toEqual([{ mood: 'sad', ...named }])
  })

  it('are none unless they are sent', async () => {
    const { call, people } = context.current
    const { checkIn } = await call(checkinsApi.saveCheckIn, { body: body() }, { as: await people.teen() })
    expect(checkIn).toMatchObject({ activities: [], feelings: [] })
  })

  it('come with an earlier day too', async () => {
    const { call, people } = context.current
    const me = await people.elder()
    const { checkIn } = await call(
      historyApi.addEarlier,
      { body: { ...body(named), day: '2026-03-10' } },
      { as: me },
    )
    expect(checkIn).toMatchObject(named)
  })

  it('unknown ones are left out, and the check-in is stored', async () => {
    const { call, people } = context.current
    const sent = { activities: ['work', 'juggling'], feelings: ['proud', 'hurt'] }
    const { checkIn } = await call(
      checkinsApi.saveCheckIn,
      { body: body(sent) },
      { as: await people.adult() },
    )
    expect(checkIn).toMatchObject({ activities: ['work'], feelings: ['hurt'] })
  })

  it.each([
    { activities: ['work', 'family', 'friends', 'music', 'rest', 'walk'] },
    { feelings: ['lonely', 'hurt', 'guilty', 'left_out'] },
    { activities: ['<b>'] },
    { feelings: 'lonely' },
  ])('are rejected as %j', async (wrong) => {
    const { ask, people } = context.current
    const answer = await ask(
      checkinsApi.saveCheckIn,
      { body: body(wrong as object) },
      { as: await people.adult() },
    )
    expect(answer.status).toBe(422)
  })

  it('can be changed, stay when they are not sent, and closer words go with another mood', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    const { id } = (await call(checkinsApi.saveCheckIn, { body: body(named) }, { as: me })).checkIn
    const change = async (extra: object) =>
      (
        await call(
          historyApi.change,
          { params: { id }, body: { mood: 'sad', intensity: 3, reflection: '', ...extra } },
          { as: me },
        )
      ).checkIn
    expect(await change({})).toMatchObject(named)
    expect(await change({ feelings: ['guilty'] })).toMatchObject({ ...named, feelings: ['guilty'] })
    expect(await change({ mood: 'happy' })).toMatchObject({ activities: named.activities, feelings: [] })
  })

  it('are gone with the check-in, and come back with undo', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    const { checkIn } = await call(checkinsApi.saveCheckIn, { body: body(named) }, { as: me })
    const { undo } = await call(historyApi.remove, { params: { id: checkIn.id } }, { as: me })
    expect(undo).not.toContain('lonely')
    expect((await call(historyApi.restore, { body: { undo } }, { as: me })).checkIn).toEqual(checkIn)
  })
})

describe('what others see of them', () => {
  const { post, connected } = notifying(context)
  const { create, join, act } = families(context)
  const secret = { mood: 'angry' as const, activities: ['homework'], feelings: ['misunderstood'] }
  const SECRETS = /homework|misunderstood/i

  it('is nothing: no contract, mail, bell or live event of a guardian or a family has them', async () => {
    const { call, people, services, realtime, db } = context.current
    const teen = await people.teen()
    const [guardian, cousin] = [await people.adult(), await people.adult()]
    await connected(guardian, teen)
    const { id, inviteCode } = await create(guardian)
    await join(cousin, inviteCode!)
    await act('admit', guardian, id, cousin.id)
    await join(teen, inviteCode!)
    const words = { reflection: 'We talked.', isPrivate: false }
    const { checkIn } = await call(
      checkinsApi.saveCheckIn,
      { body: body({ ...secret, ...words }) },
      { as: teen },
    )
    expect(checkIn).toMatchObject(secret)
    expect(JSON.stringify(await call(checkinsApi.moodHistory, {}, { as: teen }))).toMatch(SECRETS)
    await notifyDue(services)
    const mails = JSON.stringify(await post())
    expect(mails).toContain('We talked.')
    expect(mails).not.toMatch(SECRETS)
    expect(JSON.stringify(realtime.published)).not.toMatch(SECRETS)
    for (const table of ['parent_notices', 'notifications'])
      expect(JSON.stringify(await db.query(`select * from ${table}`))).not.toMatch(SECRETS)
    const answers = await everythingRead([guardian, cousin], checkIn.id)
    expect(answers.some((text) => text.includes('We talked.'))).toBe(true)
    expect(answers.filter((text) => SECRETS.test(text))).toEqual([])
  })

  /** What reading contracts answer some people, with ids of the check-in wherever they ask for one. */
  async function everythingRead(readers: readonly { id: string }[], checkInId: string): Promise<string[]> {
    const { ask } = context.current
    const reading = contracts
      .map(({ contract }) => contract as Contract)
      .filter(({ method }) => method === 'get')
    const answers: string[] = []
    for (const reader of readers)
      for (const contract of reading) {
        const params = contract.params && (sampleOf(contract.params) as Record<string, unknown>)
        if (params && 'id' in params) params.id = checkInId
        const query = contract.query && (sampleOf(contract.query) as object)
        const input = { ...(params && { params }), ...(query && { query }) } as CallInput<Contract>
        answers.push(JSON.stringify((await ask(contract, input, { as: reader as never })).body ?? null))
      }
    return answers
  }
})

describe('the words of a check-in', () => {
  it.each(['adult', 'child'] as const)('of a %s are read for danger once', async (group) => {
    const { call, people } = context.current
    const me = await people[group]()
    const { id } = (await call(checkinsApi.saveCheckIn, { body: body({ reflection: 'Rain.' }) }, { as: me }))
      .checkIn
    expect(danger.readDanger).toHaveBeenCalledTimes(1)
    const change = { mood: 'sad' as const, intensity: 3, reflection: 'Sun.' }
    await call(historyApi.change, { params: { id }, body: change }, { as: me })
    expect(danger.readDanger).toHaveBeenCalledTimes(2)
  })
})
