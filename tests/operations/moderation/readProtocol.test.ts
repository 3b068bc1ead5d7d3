import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { callerOf } from '#access/callers.ts'
import { readActor } from '#operations/account/readActor.ts'
import { readProtocol } from '#operations/moderation/readProtocol.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let payload: Payload
beforeAll(async () => {
  payload = await context.current.content.payload()
}, 60_000)

const readAs = async (person: Person, locale: 'en' | 'fr' = 'en') => {
  const actor = (await readActor(context.current.db, person.token))!
  return readProtocol({ payload, user: callerOf(actor, 'required') as never }, context.current.db, locale)
}

it('is null before it was written, then in the reader’s language with English for what lacks, and who is on duty', async () => {
  const { people, db } = context.current
  const moderator = await people.staff('moderator')
  expect(await readAs(moderator)).toBeNull()

  const [first, second, closed] = [await people.adult(), await people.adult(), await people.adult()]
  await db.query('update profiles set first_name = $2 where id = $1', [first.id, 'Maren'])
  await db.query('update profiles set first_name = null where id = $1', [second.id])
  await db.query('update users set disabled_at = now() where id = $1', [closed.id])
  await payload.updateGlobal({
    slug: 'crisis-protocol',
    data: {
      onDuty: [second, closed, first].map(({ id }) => ({ user: id })),
      dutyPhone: '+1 555 0100',
      watch: 'Look.\n\n Write it down. ',
      concern: 'Ask.',
      urgent: 'Call.',
      whomToCall: '988',
      howToWrite: 'Plainly.',
    },
  })
  await payload.updateGlobal({ slug: 'crisis-protocol', locale: 'fr', data: { watch: 'Regarder.' } })
  const english = await readAs(moderator)
  expect(english).toMatchObject({
    whomToCall: ['988'],
    // A moderator may not read profiles, and still has to know who is on duty.
    onDuty: [
      { id: second.id, name: second.username },
      { id: first.id, name: 'Maren' },
    ],
    phone: '+1 555 0100',
    mail: null,
  })
  expect(english!.levels[0]).toEqual({ level: 'watch', steps: ['Look.', 'Write it down.'] })
  const french = await readAs(moderator, 'fr')
  expect(french!.levels.map(({ steps }) => steps[0])).toEqual(['Regarder.', 'Ask.', 'Call.'])
})

it('is for staff whose second factor is settled', async () => {
  const { people } = context.current
  await expect(readAs(await people.adult())).rejects.toMatchObject({ status: 403 })
  await expect(readAs(await people.staff('moderator', { mfa: 'enrolled' }))).rejects.toMatchObject({
    status: 403,
  })
})
