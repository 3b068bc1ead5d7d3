import { describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { coachApi } from '#domain/coach/api.ts'
import { coachDefaults } from '#domain/coach/schema.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import type { CallInput } from '#domain/api/contract.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
type Answers = CallInput<typeof onboardingApi.completeOnboarding>['body']
const answers = (own: Partial<Answers> = {}): Answers => ({
  firstName: 'Noor',
  age: 30,
  sex: 'female',
  zipcode: '48201',
  focusArea: 'stress',
  ...own,
})
const complete = (as: Person, own: Partial<Answers> = {}) =>
  context.current.ask(onboardingApi.completeOnboarding, { body: answers(own) }, { as })
const newcomer = async () => {
  const person = await context.current.people.person({ age: null, focusAreas: [], guardian: 'none' })
  await context.current.db.query('update profiles set onboarded_at = null where id = $1', [person.id])
  return person
}
const coachOf = (as: Person) =>
  context.current.call(coachApi.notificationsPrefs, { body: { op: 'get' } }, { as })
const profileOf = async ({ id }: Person) =>
  (await context.current.db.query('select * from profiles where id = $1', [id]))[0]!

describe('the end of onboarding', () => {
  it('saves everything at once and goes to the room of the focus area', async () => {
    const person = await newcomer()
    const { body } = await complete(person, {
      pronouns: 'they/them',
      showPronouns: false,
      story: '  Too much at once. ',
    })
    expect(body).toMatchObject({
      next: '/chat-rooms/stress-management',
      person: { firstName: 'Noor', ageGroup: 'adult', focusAreas: ['stress'], needsGuardian: false },
    })
    const now = context.current.clock.now()
    expect(await profileOf(person)).toMatchObject({
      first_name: 'Noor',
      age: 30,
      age_group: 'adult',
      age_recorded_at: now,
      sex: 'female',
      zipcode: '48201',
      pronouns: 'they/them',
      show_pronouns: false,
      selected_focus_areas: ['stress'],
      optional_reflection: 'Too much at once.',
    })
  })

  it.each([
    [5, 'child', '/parent-verification'],
    [12, 'child', '/parent-verification'],
    [13, 'teen', '/parent-verification'],
    [17, 'teen', '/parent-verification'],
    [18, 'adult', '/chat-rooms/anxiety-support'],
    [60, 'adult', '/chat-rooms/anxiety-support'],
    [61, 'elder', '/chat-rooms/anxiety-support'],
    [120, 'elder', '/chat-rooms/anxiety-support'],
  ] as const)('at %i years makes a %s and goes to %s', async (age, ageGroup, next) => {
    const { body } = await complete(await newcomer(), { age, focusArea: 'anxiety' })
    expect(body).toMatchObject({
      next,
      person: { ageGroup, needsGuardian: ageGroup === 'child' || ageGroup === 'teen' },
    })
  })

  it.each([
    ['age', 4],
    ['age', 121],
    ['age', 30.5],
    ['age', '30'],
    ['firstName', '   '],
    ['zipcode', ''],
    ['zipcode', '12345678901'],
    ['zipcode', '!!!'],
    ['zipcode', '48201\n48201'],
    ['zipcode', ' - '],
    ['country', 'us'],
    ['sex', 'other'],
    ['focusArea', 'addiction'],
    ['story', 'x'.repeat(201)],
    ['ageGroup', 'adult'],
  ])('rejects %s = %.20j and saves nothing', async (field, value) => {
    const person = await newcomer()
    const answer = await complete(person, { [field]: value } as Partial<Answers>)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.error.fields!)).toEqual([`body.${field}`])
    expect(await profileOf(person)).toMatchObject({ age: null, onboarded_at: null })
  })

  it('asks a child for less, and keeps nothing else of them', async () => {
    const child = await newcomer()
    const own = { age: 9, sex: undefined, zipcode: undefined, focusArea: undefined }
    const { body } = await complete(child, own)
    expect(body).toMatchObject({
      next: '/parent-verification',
      person: { ageGroup: 'child', focusAreas: [] },
    })
    await complete(child, { age: 9, sex: 'female', zipcode: '48201', focusArea: 'sleep' })
    expect(await profileOf(child)).toMatchObject({
      sex: null,
      zipcode: null,
      selected_focus_areas: ['sleep'],
    })
    const teen = await complete(await newcomer(), { ...own, age: 13 })
    expect(Object.keys(teen.body.error.fields!).sort()).toEqual([
      'body.focusArea',
      'body.sex',
      'body.zipcode',
    ])
  })

  it.each([
    ['US', '4820', false],
    ['US', '48201', true],
    ['US', '48201-1234', true],
    ['CA', '48201', false],
    ['CA', 'm5v 2t6', true],
    ['GB', 'SE15 4QL', true],
    ['FR', '75011', true],
    [undefined, 'AB-12 3', true],
  ] as const)('in %s takes the zip code %s: %s', async (country, zipcode, isTaken) => {
    const person = await newcomer()
    const answer = await complete(person, { country, zipcode })
    if (isTaken) {
      expect(await profileOf(person)).toMatchObject({ country: country ?? null, zipcode })
    } else {
      expect(answer.body.error.fields).toEqual({
        'body.zipcode': 'Please check the zip code for this country.',
      })
    }
  })

  it.each([9, 15])(
    'does not let a member of %i keep a username with the first name, and takes another one',
    async (age) => {
      const person = await newcomer()
      const firstName = person.username
      const refused = await complete(person, { age, firstName })
      expect([refused.status, refused.body.error]).toMatchObject([
        422,
        { code: 'account.error.username_telling', fields: { 'body.username': expect.any(String) as string } },
      ])
      expect(await profileOf(person)).toMatchObject({ age: null, first_name: 'Maren', onboarded_at: null })
      const again = await complete(person, { age, firstName, username: `x${firstName}` })
      expect(again.body.error.code).toBe('account.error.username_telling')
      const username = `quiet-reef-${age}`
      const { body } = await complete(person, { age, firstName, username })
      expect(body).toMatchObject({ person: { username, firstName } })
      expect(await profileOf(person)).toMatchObject({ username })
    },
  )

  it('says when the other username is taken, and saves nothing', async () => {
    const [person, other] = [await newcomer(), await newcomer()]
    const answer = await complete(person, { age: 9, username: other.username.toUpperCase() })
    expect([answer.status, answer.body.error]).toMatchObject([
      409,
      { code: 'account.error.username_taken', fields: { 'body.username': expect.any(String) as string } },
    ])
    expect(await profileOf(person)).toMatchObject({ age: null, username: person.username })
  })

  it('leaves an adult the name they took', async () => {
    const person = await newcomer()
    expect((await complete(person, { firstName: person.username })).status).toBe(200)
  })

  it('says how long a first name may be, and what else is wrong with it', async () => {
    const { body } = await complete(await newcomer(), { firstName: 'x'.repeat(61), zipcode: '!' })
    expect(body.error.fields).toEqual({
      'body.firstName': 'Please use at most 60 characters.',
      'body.zipcode': 'Please use only letters, digits, spaces, and hyphens.',
    })
  })

  it('tells what was said at sign-up until the age is known, and never goes by it', async () => {
    const person = await newcomer()
    await context.current.db.query(`update profiles set claimed_age_group = 'child' where id = $1`, [
      person.id,
    ])
    const me = async () => (await context.current.call(accountApi.readPerson, {}, { as: person })).person
    expect(await me()).toMatchObject({ ageGroup: null, claimedAgeGroup: 'child' })
    expect((await complete(person)).body.person.ageGroup).toBe('adult')
    expect(await me()).not.toHaveProperty('claimedAgeGroup')
  })

  it.each([
    [{ pronouns: 'custom', customPronouns: 'ze/zir' }, 'ze/zir', true],
    [{ pronouns: 'custom', customPronouns: '  ' }, null, false],
    [{ pronouns: 'she/her' }, 'she/her', true],
    [{ pronouns: 'prefer-not-to-say', showPronouns: true }, 'prefer-not-to-say', false],
    [{}, null, false],
  ] as [Partial<Answers>, string | null, boolean][])(
    'stores pronouns %j as %s, shown: %s',
    async (own, pronouns, shown) => {
      const person = await newcomer()
      await complete(person, own)
      expect(await profileOf(person)).toMatchObject({ pronouns, show_pronouns: shown })
    },
  )

  it('keeps the time of the first time', async () => {
    const person = await newcomer()
    await complete(person)
    const { onboarded_at: first } = await profileOf(person)
    context.current.clock.advance(3600)
    await complete(person, { firstName: 'Noa' })
    expect(await profileOf(person)).toMatchObject({ first_name: 'Noa', onboarded_at: first })
  })

  it('sends a minor whose guardian agreed before to the room', async () => {
    const own = await context.current.people.child({ guardian: 'verified' })
    expect((await complete(own, { age: 9 })).body.next).toBe('/chat-rooms/stress-management')
  })

  it('leads to the first check-in who has no focus area', async () => {
    const own = await context.current.people.child({ guardian: 'verified' })
    const { body } = await complete(own, { age: 9, sex: undefined, zipcode: undefined, focusArea: undefined })
    expect(body.next).toBe('/dashboard?first_checkin=true')
  })

  it.each([
    [9, 15],
    [9, 30],
    [15, 18],
    [17, 70],
  ])('once %i years are stored does not make it %i', async (stored, claimed) => {
    const person = await newcomer()
    await complete(person, { age: stored })
    const before = await profileOf(person)
    const answer = await complete(person, { age: claimed, firstName: 'Other' })
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'onboarding.error.age_locked' } } })
    expect(await profileOf(person)).toEqual(before)
  })

  it.each([
    [15, 9, 'child'],
    [9, 12, 'child'],
    [30, 70, 'elder'],
    [70, 15, 'teen'],
  ])('goes from %i to %i years', async (stored, claimed, ageGroup) => {
    const person = await newcomer()
    await complete(person, { age: stored })
    expect((await complete(person, { age: claimed })).body.person.ageGroup).toBe(ageGroup)
  })

  it('keeps the first age of a minor as the measure, however often it is answered', async () => {
    const person = await newcomer()
    await complete(person, { age: 9 })
    const first = await profileOf(person)
    await complete(person, { age: 12 })
    const { age, age_recorded_at } = await profileOf(person)
    expect([age, age_recorded_at]).toEqual([9, first!.age_recorded_at])
    await complete(person, { age: 7 })
    expect(await profileOf(person)).toMatchObject({ age: 7, age_group: 'child' })
  })

  it('does not let an adult’s answer overtake a child’s that is being saved', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, newcomer))
    for (const person of people) {
      await Promise.all([30, 9, 30].map((age) => complete(person, { age })))
      // In whatever order they are saved: after the child's answer no adult's one is.
      expect(await profileOf(person)).toMatchObject({ age_group: 'child' })
    }
  })

  it('turns the coach on for an adult who wants it, with its own hours', async () => {
    const person = await newcomer()
    await complete(person, { wantsCoach: true })
    expect(await coachOf(person)).toEqual({ ...coachDefaults, enabled: true })
    const other = await newcomer()
    await complete(other, { wantsCoach: false })
    expect((await coachOf(other)).enabled).toBe(false)
  })

  it.each([8, 15])('asks no minor for the coach, and turns none on for them (%i)', async (age) => {
    const person = await newcomer()
    await complete(person, { age, wantsCoach: true })
    const rows = await context.current.db.query('select 1 from notification_preferences where user_id = $1', [
      person.id,
    ])
    expect(rows).toEqual([])
  })

  it('needs a session', async () => {
    const answer = await context.current.ask(onboardingApi.completeOnboarding, { body: answers() })
    expect(answer.status).toBe(401)
  })
})

describe('assign_age_group', () => {
  it.each([
    [4, null],
    [5, 'child'],
    [13, 'teen'],
    [18, 'adult'],
    [61, 'elder'],
    [121, null],
    [-3, null],
  ])('of %i is %s', async (user_age, age_group) => {
    expect(await context.current.call(onboardingApi.assignAgeGroup, { body: { user_age } })).toEqual({
      age_group,
    })
  })
})
