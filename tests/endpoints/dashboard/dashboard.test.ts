import { addCoachDelivery, addNotification } from '#tests/kit/factories.ts'
import { describe, expect, it, vi } from 'vitest'
import { dashboardApi } from '#domain/dashboard/api.ts'
import { accountApi } from '#domain/account/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { coachApi } from '#domain/coach/api.ts'
import { flagsApi } from '#domain/flags/api.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

async function busyPerson(): Promise<Person> {
  const { people, call, db, clock } = context.current
  const me = await people.adult()
  for (const mood of ['calm', 'sad'] as const)
    await call(checkinsApi.saveCheckIn, { body: { id: newId(), mood, reflection: `so ${mood}` } }, { as: me })
  await addNotification(db, { user_id: me.id, payload_json: { title: 'Hi' }, sent_at: clock.now() })
  await addCoachDelivery(db, { user_id: me.id, content_sent: 'Well done', delivered_at: clock.now() })
  return me
}

describe('the first load of the dashboard', () => {
  it('is what the single contracts give, in one answer', async () => {
    const { call } = context.current
    const me = await busyPerson()
    const { person, parts } = await call(dashboardApi.readFirstLoad, {}, { as: me })
    expect(person).toEqual((await call(accountApi.readPerson, {}, { as: me })).person)
    expect(parts!.overview).toEqual(await call(checkinsApi.overview, {}, { as: me }))
    expect(parts!.overview.checkIns).toHaveLength(2)
    expect(parts!.notices).toEqual(await call(notificationsApi.listNotifications, {}, { as: me }))
    expect(parts!.flags).toEqual(await call(flagsApi.readFlags, {}, { as: me }))
    expect(parts!.realtime).toEqual(await call(notificationsApi.realtimeConfig, {}, { as: me }))
  })

  it('says that the coach wrote, and opens nothing: reading is not opening', async () => {
    const { call } = context.current
    const me = await busyPerson()
    for (let time = 0; time < 2; time += 1) {
      const { parts } = await call(dashboardApi.readFirstLoad, {}, { as: me })
      expect(parts!.coach).toEqual({ persona: 'Arthur', waiting: 1 })
    }
    expect((await call(coachApi.openMessages, {}, { as: me })).messages).toHaveLength(1)
    expect((await call(dashboardApi.readFirstLoad, {}, { as: me })).parts!.coach.waiting).toBe(0)
  })

  it('is empty without a session, and has no parts for a minor whose guardian has not agreed', async () => {
    const { call, people } = context.current
    expect(await call(dashboardApi.readFirstLoad, {})).toEqual({ person: null, parts: null })
    for (const guardian of ['none', 'pending'] as const) {
      const { person, parts } = await call(
        dashboardApi.readFirstLoad,
        {},
        { as: await people.child({ guardian, guardianEmail: 'g@test.example' }) },
      )
      expect([person!.needsGuardian, parts]).toEqual([true, null])
    }
  })

  it('shows nothing of another member', async () => {
    const { call, people } = context.current
    await busyPerson()
    const { parts } = await call(dashboardApi.readFirstLoad, {}, { as: await people.elder() })
    expect(parts).toMatchObject({
      overview: { checkIns: [], badges: [] },
      notices: { notices: [], unread: 0 },
      coach: { waiting: 0 },
    })
  })

  it('is few statements: the session, then one round', async () => {
    const { call, db, people } = context.current
    const me = await people.adult()
    await call(dashboardApi.readFirstLoad, {}, { as: me })
    const asked = vi.spyOn(db, 'query')
    await call(dashboardApi.readFirstLoad, {}, { as: me })
    const names = asked.mock.calls.map(([, , name]) => name)
    expect(names.sort()).toEqual(['actor', 'bell', 'care', 'coach-waiting', 'figures', 'mood-history'])
  })
})
