import { addKnownDevice } from '#tests/kit/factories.ts'
import { beforeEach, expect, it } from 'vitest'
import { chatApi } from '#domain/chat/api.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { DEVICE_COOKIE, newDeviceId, signDevice } from '#operations/account/deviceId.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
beforeEach(() => context.current.db.query('delete from rate_limits'))

/** A child with a plan, and the account of the guardian who said yes to Evenkeel. */
async function family(guardian: 'verified' | 'contact' = 'verified') {
  const { people, db } = context.current
  const mum = await people.adult()
  const child = await people.person({ age: 9, guardian, guardianEmail: mum.email })
  await db.query(`update profiles set subscription_status = 'active' where id = $1`, [child.id])
  const [link] = await db.query<{ id: string }>(
    'update guardian_links set guardian_id = $1 where child_id = $2 returning id',
    [mum.id, child.id],
  )
  return { mum, child, link: link!.id }
}
const answer = (as: Person, link: string, isAgreed: boolean, cookie?: string) =>
  context.current.ask(
    guardianApi.agreeToRooms,
    { params: { link }, body: { isAgreed } },
    { as, ...(cookie && { cookie }) },
  )
const reasonOf = async (child: Person) =>
  (await context.current.call(chatApi.myAccess, {}, { as: child })).reason

it('a guardian’s own yes opens rooms, off at first; taken back it ends the child’s connections', async () => {
  const { mum, child, link } = await family()
  expect(await reasonOf(child)).toBe('guardian')
  for (let time = 0; time < 2; time += 1) expect((await answer(mum, link, true)).status).toBe(200)
  expect(await reasonOf(child)).toBeNull()
  context.current.realtime.terminated.length = 0
  expect((await answer(mum, link, false)).status).toBe(200)
  expect(await reasonOf(child)).toBe('guardian')
  await expect.poll(() => context.current.realtime.terminated).toEqual([child.id])
})

it('the yes is no one else’s: another guardian’s link answers as one that never was', async () => {
  const [{ child, link }, other] = [await family(), await family()]
  const at = async (id: string) => {
    const { status, body } = await answer(other.mum, id, true)
    return [status, body.error?.code]
  }
  expect(await at(link)).toEqual([404, 'onboarding.error.link_unknown'])
  expect(await at(link)).toEqual(await at(newId()))
  expect((await answer(child, link, true)).body.error?.code).toBe('onboarding.error.guardian_child_here')
  expect(await reasonOf(child)).toBe('guardian')
})

it('a mere code is no yes to rooms', async () => {
  const { mum, link } = await family('contact')
  expect((await answer(mum, link, true)).body.error?.code).toBe('onboarding.error.guardian_not_verified')
})

it('on a device of the child the yes is rejected, and taking it back is not', async () => {
  const { mum, child, link } = await family()
  const deviceId = newDeviceId()
  await addKnownDevice(context.current.db, { user_id: child.id, device_id: deviceId })
  const device = `${DEVICE_COOKIE}=${signDevice(deviceId)}`
  expect((await answer(mum, link, true, device)).body.error?.code).toBe(
    'onboarding.error.guardian_child_here',
  )
  await answer(mum, link, true)
  expect((await answer(mum, link, false, device)).status).toBe(200)
  expect(await reasonOf(child)).toBe('guardian')
})
