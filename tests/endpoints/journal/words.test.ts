import { setFlag } from '#tests/kit/flags.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { requireCleanText } from '#operations/journal/requireCleanText.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { writers } from './writers.ts'

const context = useTestContext()
const { write, tryToWrite, change, list } = writers(context)
beforeEach(() => context.current.clock.set('2026-03-12T14:00:00Z'))

describe('severe words', () => {
  it('are not stored, in title, body or tags, new or changed, private or not; and the sentence says what to do', async () => {
    const me = await context.current.people.adult()
    for (const own of [
      { body: 'That wetback again.' },
      { title: 'Sale n3gro', body: 'Hm.' },
      { tags: ['wetback'] },
    ]) {
      const answer = await tryToWrite(me, own)
      expect([answer.status, answer.body.error.code]).toEqual([422, 'journal.error.severe'])
      expect(answer.body.error.message).toContain('What you wrote is still here.')
      expect(answer.body.error.fields).toHaveProperty(['body.body'])
    }
    const { entry } = await write(me)
    expect((await change(me, entry.id, { body: 'You bougnoule.' })).status).toBe(422)
    expect((await list(me)).entries).toMatchObject([{ excerpt: 'A few words.' }])
  })

  it('are kept where a member tells what was said to them, and swearing always', async () => {
    const me = await context.current.people.teen()
    expect((await tryToWrite(me, { body: 'They called me a faggot again.' })).status).toBe(200)
    expect((await tryToWrite(me, { body: 'Fuck this day.' })).status).toBe(200)
  })

  it('never stop a member in a crisis: the entry is kept and support is offered', async () => {
    const me = await context.current.people.adult()
    const saved = await write(me, { body: 'I am a worthless wetback and I want to die.' })
    expect(saved).toMatchObject({ heavyWords: true, offerSupport: true })
    expect((await list(me)).entries).toHaveLength(1)
    expect(await context.current.db.query('select 1 from child_safety_cases')).toEqual([])
  })

  it('of a private entry are let through where the setting says so; of a shared one never', async () => {
    const { db, people } = context.current
    await setFlag(db, 'ff.journal_check_private', false)
    const child = await people.child()
    expect((await tryToWrite(child, { body: 'That wetback.' })).status).toBe(200)
    expect((await tryToWrite(child, { body: 'That wetback.', sharedWithParent: true })).status).toBe(422)
    await setFlag(db, 'ff.journal_check_private', true)
  })
})

it('nothing is stored unchecked: a check that fails is a failure of its own', () => {
  const broken = () => {
    throw new Error('no lexicon')
  }
  const words = { words: 'Anything.', isCrisis: false }
  expect(() => requireCleanText(words, broken)).toThrow(
    expect.objectContaining({ code: 'journal.error.unverified' }),
  )
  expect(() => requireCleanText({ ...words, isCrisis: true }, broken)).not.toThrow()
})
