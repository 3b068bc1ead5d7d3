import { beforeEach, describe, expect, it } from 'vitest'
import { settingsApi } from '#domain/account/settingsApi.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { codeOf, families } from './families.ts'

const context = useTestContext()
const { create, join, asked, answer, seen, leave, act, link, three } = families(context)

beforeEach(() => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  context.current.realtime.published.length = 0
  context.current.realtime.terminated.length = 0
})

describe('a family with grown-ups', () => {
  it('keeps a grown-up who may say yes and no, also beside a child who is admin', async () => {
    const { people } = context.current
    const [child, parent, aunt] = [await people.child(), await people.adult(), await people.elder()]
    const group = await create(child)
    await link(parent, child)
    context.current.clock.advance(1)
    await join(parent, codeOf(group))
    context.current.clock.advance(1)
    await join(aunt, codeOf(group))
    expect((await act('admit', parent, group.id, aunt.id)).status).toBe(200)
    expect((await leave(parent, group.id)).status).toBe(200)
    expect((await seen(aunt, group.id))!.members).toMatchObject([
      { userId: child.id, role: 'admin' },
      { userId: aunt.id, role: 'admin' },
    ])
    const asking = await people.adult()
    await join(asking, codeOf((await seen(aunt, group.id))!))
    // She is admin, and no guardian: the yes is the parent's, who has left the family and not the child.
    expect((await act('admit', aunt, group.id, asking.id)).status).toBe(403)
    expect((await answer(parent, (await asked(parent))[0]!)).status).toBe(200)
    expect((await seen(asking, group.id))!.members).toHaveLength(3)
  })

  it.each(['onboarding', 'birth date'])(
    'passes on when its only grown-up admin turns out to be a minor by %s',
    async (way) => {
      const { admin, second, id } = await three()
      const { ask, call, clock, realtime } = context.current
      if (way === 'onboarding') {
        const body = {
          firstName: 'Noor',
          age: 15,
          sex: 'female',
          zipcode: '48201',
          focusArea: 'stress',
        } as const
        expect((await ask(onboardingApi.completeOnboarding, { body }, { as: admin })).status).toBe(200)
      } else {
        const { profile } = await call(settingsApi.readProfile, {}, { as: admin })
        clock.advance(1)
        const { firstName, username, pronouns, showPronouns, timeZone, country, zipcode } = profile
        const body = {
          firstName,
          username,
          pronouns,
          showPronouns,
          timeZone,
          country,
          zipcode,
          birthDate: '2011-01-01',
        }
        expect((await ask(settingsApi.updateProfile, { body }, { as: admin })).status).toBe(200)
      }
      expect((await seen(second, id))!.members.map(({ role }) => role)).toEqual(['admin', 'member'])
      expect(realtime.published).toContainEqual({
        channel: `private-user-${second.id}`,
        event: 'role-changed',
        data: { familyId: id, userId: second.id, role: 'admin' },
      })
      expect(realtime.terminated).toContain(admin.id)
    },
  )
})
