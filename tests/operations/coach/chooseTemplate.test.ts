import { addMood } from '#tests/kit/factories.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { deliverDue } from '#operations/coach/deliverDue.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { addTemplate, clearCoach, listen, lookAgain, written } from './coachKit.ts'

const context = useTestContext()
/** Runs the job at an instant. */
const at = (instant: string) => {
  context.current.clock.set(instant)
  return deliverDue(context.current.services)
}

beforeEach(async () => {
  await clearCoach(context.current.db)
  context.current.realtime.published.length = 0
})

describe('which template', () => {
  const morning = '2026-03-12T09:30:00Z'
  const evening = '2026-03-12T17:30:00Z'
  const said = async (userId: string) =>
    (await written(context.current.db, userId)).map(({ content_sent }) => content_sent)

  it('own focus areas before general ones, whatever the priority; never those of others', async () => {
    const { db, people } = context.current
    await addTemplate(db, 'general', { priority: 100 })
    await addTemplate(db, 'own', { focusArea: 'sleep' })
    await addTemplate(db, 'others', { focusArea: 'grief', priority: 100 })
    const me = await people.adult({ focusAreas: ['anxiety', 'sleep'] })
    await listen(db, me.id)
    await at(morning)
    await at(evening)
    await at('2026-03-13T09:30:00Z')
    expect(await said(me.id)).toEqual(['own', 'general'])
  })

  it('the higher priority first; not what is switched off; not of another age', async () => {
    const { db, people } = context.current
    await addTemplate(db, 'low', { priority: 1 })
    await addTemplate(db, 'high', { priority: 5 })
    await addTemplate(db, 'off', { priority: 9, active: false })
    await addTemplate(db, 'elder', { priority: 9, ageGroup: 'elder' })
    const me = await people.adult()
    await listen(db, me.id)
    await at(morning)
    expect(await said(me.id)).toEqual(['high'])
  })

  it('not again within its cooldown, counted in days of the person', async () => {
    const { db, people } = context.current
    await addTemplate(db, 'only', { cooldownDays: 3 })
    const me = await people.adult()
    await listen(db, me.id, { windows: ['09:00'] })
    for (const day of ['12', '13', '14', '15', '16', '17', '18'])
      await at(`2026-03-${day}T09:0${Number(day) % 10}:00Z`)
    expect((await written(db, me.id)).map(({ day }) => day)).toEqual([
      '2026-03-12',
      '2026-03-15',
      '2026-03-18',
    ])
  })

  it('among equals the same for a person on a day, another for others', async () => {
    const { db, people } = context.current
    for (let index = 0; index < 10; index += 1) await addTemplate(db, `template ${index}`)
    const members = await Promise.all(Array.from({ length: 12 }, () => people.adult()))
    await Promise.all(members.map(({ id }) => listen(db, id)))
    await at(morning)
    const first = await Promise.all(members.map(({ id }) => said(id)))
    await db.query('delete from coach_message_deliveries')
    await lookAgain(db)
    await at(morning)
    expect(await Promise.all(members.map(({ id }) => said(id)))).toEqual(first)
    expect(new Set(first.flat()).size).toBeGreaterThan(3)
  })

  it('from noon on a nudge, but only while there is no check-in that day', async () => {
    const { db, people } = context.current
    await addTemplate(db, 'thought')
    await addTemplate(db, 'another thought')
    await addTemplate(db, 'nudge', { messageType: 'daily_checkin_nudge' })
    const [quiet, busy] = [await people.adult(), await people.adult()]
    await Promise.all([listen(db, quiet.id), listen(db, busy.id)])
    await addMood(db, { user_id: busy.id })
    await at(morning)
    await at(evening)
    expect((await said(quiet.id))[1]).toBe('nudge')
    expect(await said(quiet.id)).toHaveLength(2)
    expect(await said(busy.id)).toHaveLength(2)
    expect(await said(busy.id)).not.toContain('nudge')
  })

  it("a look back in Sunday's last window, for those who have something to look at", async () => {
    const { db, people } = context.current
    await addTemplate(db, 'thought')
    await addTemplate(db, 'recap', { messageType: 'weekly_recap' })
    const [busy, empty] = [await people.adult(), await people.adult()]
    await Promise.all([listen(db, busy.id), listen(db, empty.id)])
    await addMood(db, { user_id: busy.id, day: '2026-03-10' })
    await at('2026-03-15T09:30:00Z')
    await at('2026-03-15T17:30:00Z')
    expect(await said(busy.id)).toEqual(['thought', 'recap'])
    expect(await said(empty.id)).toEqual(['thought'])
  })

  it.each([
    ['es', 'hola'],
    ['fr', 'hello'],
    ['ar', 'مرحبا'],
    [null, 'hello'],
  ] as const)('in the language of the person (%s), else in English', async (locale, words) => {
    const { db, people } = context.current
    await addTemplate(db, '', { words: { en: 'hello', es: 'hola', ar: 'مرحبا', fr: '' } })
    const me = await people.adult({ locale })
    await listen(db, me.id)
    await at(morning)
    expect(await said(me.id)).toEqual([words])
  })

  it('none in a language the person reads: nothing is sent', async () => {
    const { db, people } = context.current
    await addTemplate(db, '', { words: { es: 'hola' } })
    await listen(db, (await people.adult({ locale: 'en' })).id)
    expect(await at(morning)).toEqual({ delivered: 0 })
  })
})

describe('where it shows', () => {
  it('live, in the bell and by mail, as the person chose', async () => {
    const { db, people, realtime } = context.current
    await addTemplate(db, '', { words: { en: 'hello', es: 'hola' } })
    const all = await people.adult({ locale: 'es' })
    const pushOnly = await people.adult()
    await listen(db, all.id, { channels: ['push', 'in_app', 'email'] })
    await listen(db, pushOnly.id, { channels: ['push'] })
    await at('2026-03-12T09:30:00Z')
    expect(realtime.published.filter(({ event }) => event === 'coach-wrote')).toHaveLength(2)
    expect(realtime.published).toContainEqual({
      channel: `private-user-${all.id}`,
      event: 'coach-wrote',
      // An id and no word of the message: the event may leave the house.
      data: { id: expect.any(String) as string },
    })
    const notices = await db.query(
      `select user_id, type, channel, key, payload_json from notifications where channel = 'in_app'`,
    )
    expect(notices).toEqual([
      {
        user_id: all.id,
        type: 'ai_digest',
        channel: 'in_app',
        key: 'coach:2026-03-12:09:00',
        payload_json: { title: 'Unas palabras de Arthur', message: 'hola', link: '/dashboard' },
      },
    ])
    const mails = await db.query<{ key: string; template: string }>(
      'select key, template from email_logs where user_id = $1',
      [all.id],
    )
    expect(mails).toEqual([{ key: `notice:${all.id}:coach:2026-03-12:09:00`, template: 'coach-message' }])
    const jobs = await db.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'notifications.sendMail'`,
    )
    expect(jobs).toHaveLength(1)
  })
})
