import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentApi } from '#domain/content/api.ts'
import { storedRichText } from '#domain/content/storedRichText.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let payload: Payload
let editor: Person
beforeAll(async () => {
  process.env.DATABASE_URL = context.current.databaseUrl
  const { default: config } = await import('#payload-config')
  payload = await getPayload({ config })
  editor = await context.current.people.staff('moderator')
}, 60_000)
afterAll(() => payload.destroy())

type Kind = 'content' | 'prompt'
const look = (id: string, kind: Kind = 'content', locale: 'en' | 'fr' = 'en', as: Person = editor) =>
  context.current.call(contentApi.readDraft, { params: { kind, id }, query: { locale } }, { as })
const seen = async () =>
  (
    await context.current.call(
      contentApi.motivationalContent,
      { query: {} },
      { as: await context.current.people.adult() },
    )
  ).items.map(({ title }) => title)
const write = (title: string, status: 'draft' | 'published') => ({
  title,
  content: storedRichText('Words.'),
  contentType: 'quote' as const,
  tags: ['rest'],
  _status: status,
})

describe('the preview', () => {
  it('follows a piece from its first draft over publishing and changing to an older version', async () => {
    const { id } = await payload.create({
      collection: 'motivational-content',
      data: write('First', 'draft'),
      draft: true,
    })
    expect(await look(id)).toMatchObject({
      status: 'draft',
      content: { title: 'First', tags: ['rest'], audioUrl: null },
      prompt: null,
      ageGroup: null,
    })
    expect(await seen()).not.toContain('First')

    await payload.update({ collection: 'motivational-content', id, data: { _status: 'published' } })
    expect((await look(id)).status).toBe('published')
    expect(await seen()).toContain('First')

    await payload.update({
      collection: 'motivational-content',
      id,
      draft: true,
      data: { title: 'Second', tags: ['rest', 'evening'], _status: 'draft' },
    })
    expect(await look(id)).toMatchObject({
      status: 'changed',
      content: { title: 'Second', tags: ['rest', 'evening'] },
    })
    expect(await seen()).toContain('First')
    expect(await seen()).not.toContain('Second')

    await payload.update({ collection: 'motivational-content', id, data: { _status: 'published' } })
    expect(await seen()).toContain('Second')
    const { docs } = await payload.findVersions({
      collection: 'motivational-content',
      where: { and: [{ parent: { equals: id } }, { 'version.title': { equals: 'First' } }] },
      sort: '-updatedAt',
    })
    await payload.restoreVersion({ collection: 'motivational-content', id: docs[0]!.id })
    expect(await look(id)).toMatchObject({ status: 'published', content: { title: 'First' } })
    expect(await seen()).toContain('First')

    await payload.update({ collection: 'motivational-content', id, data: { _status: 'draft' } })
    expect((await look(id)).status).toBe('draft')
    expect(await seen()).not.toContain('First')
  })

  it('shows a language, and English where that lacks', async () => {
    const { id } = await payload.create({
      collection: 'journal-prompts',
      data: { prompt: 'What was heavy?', category: 'rest', ageGroup: 'teen', _status: 'draft' },
      draft: true,
    })
    const english = {
      status: 'draft',
      prompt: { prompt: 'What was heavy?' },
      content: null,
      ageGroup: 'teen',
    }
    expect(await look(id, 'prompt', 'fr')).toMatchObject(english)
    await payload.update({
      collection: 'journal-prompts',
      id,
      locale: 'fr',
      draft: true,
      data: { prompt: 'Qu’est-ce qui pesait ?', _status: 'draft' },
    })
    expect(await look(id, 'prompt', 'fr')).toMatchObject({ prompt: { prompt: 'Qu’est-ce qui pesait ?' } })
    expect(await look(id, 'prompt')).toMatchObject(english)
  })

  it('shows a draft that is hardly begun', async () => {
    const { id } = await payload.create({
      collection: 'motivational-content',
      data: { _status: 'draft' } as never,
      draft: true,
    })
    expect(await look(id)).toMatchObject({ status: 'draft', content: { title: '', content: [], tags: [] } })
  })

  it('takes tags a member can choose, and no others', async () => {
    const tagged = (tags: string[]) =>
      payload.create({
        collection: 'motivational-content',
        data: { ...write('Tagged', 'published'), tags },
      })
    await tagged(['rest', 'école', 'راحة', 'don’t hurry'])
    for (const bad of ['#rest', '__proto__', "' or 1=1", '🙂', 'x'.repeat(61)])
      await expect(tagged([bad]), bad).rejects.toMatchObject({ name: 'ValidationError' })
  })

  it('is for staff who may write content, with their second factor', async () => {
    const { ask, people } = context.current
    const { id } = await payload.create({
      collection: 'motivational-content',
      data: write('Secret', 'draft'),
      draft: true,
    })
    const statusFor = async (as?: Person) =>
      (await ask(contentApi.readDraft, { params: { kind: 'content', id }, query: {} }, as ? { as } : {}))
        .status
    expect(await statusFor()).toBe(401)
    expect(await statusFor(await people.adult())).toBe(403)
    expect(await statusFor(await people.staff('support'))).toBe(403)
    expect(await statusFor(await people.staff('moderator', { mfa: 'enrolled' }))).toBe(403)
    expect(await statusFor(editor)).toBe(200)
  })

  it('of what does not exist is not found', async () => {
    const { ask } = context.current
    const id = '0198f3a0-0000-7000-8000-00000000dead'
    for (const kind of ['content', 'prompt'] as const)
      expect(
        (await ask(contentApi.readDraft, { params: { kind, id }, query: {} }, { as: editor })).status,
      ).toBe(404)
  })
})
