import type { Payload } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { batched } from '#admin/_shell/batched.ts'
import { nameOf } from '#admin/_shell/nameOf.ts'
import { thingOf } from '#admin/_shell/thingOf.ts'

describe('what a row of the trail is about', () => {
  it.each([
    ['incidents.update', { id: 'i1', fields: ['status'] }, { slug: 'incidents', id: 'i1' }],
    ['user-roles.create', { id: 'r1', user: 'u1', role: 'admin' }, { slug: 'users', id: 'u1' }],
    ['person_revealed', { person: 'u2', reason: 'A call' }, { slug: 'users', id: 'u2' }],
    ['factor_reset_asked', { id: 'f1', user: 'u3' }, { slug: 'users', id: 'u3' }],
    ['flag_set', { key: 'ff.trivia', old: false, new: true }, { slug: 'flag_set', name: 'ff.trivia' }],
    [
      'content_scheduled',
      { type: 'publish', collection: 'journal-prompts', id: 'p1' },
      { slug: 'journal-prompts', id: 'p1' },
    ],
    ['audio.delete', { id: 'a1', name: 'Waves' }, { slug: 'audio', name: 'Waves' }],
    ['app-settings.update', { fields: ['personaName'] }, { slug: 'app-settings' }],
    ['owner_granted', null, { slug: 'owner_granted' }],
  ])('%s', (event, metadata, thing) => {
    expect(thingOf({ event, metadata })).toEqual(thing)
  })
})

describe('a look-up in batches', () => {
  it('loads once what is asked for in one turn, each key once, and what comes later again', async () => {
    const load = vi.fn((keys: string[]) => Promise.resolve(new Map(keys.map((key) => [key, `${key}!`]))))
    const look = batched(load)
    expect(await Promise.all([look('a'), look('b'), look('a')])).toEqual(['a!', 'b!', 'a!'])
    expect(await look('c')).toBe('c!')
    expect(load.mock.calls).toEqual([[['a', 'b']], [['c']]])
  })

  it('goes on after a look-up that failed', async () => {
    const load = vi
      .fn<(keys: string[]) => Promise<Map<string, string>>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(new Map([['a', 'found']]))
    const look = batched(load)
    await expect(look('a')).rejects.toThrow('away')
    expect(await look('a')).toBe('found')
  })
})

describe('the name of a document', () => {
  const payloadWith = (useAsTitle: string, docs: object[]) => {
    const find = vi.fn(() => Promise.resolve({ docs }))
    const collections = { incidents: { config: { admin: { useAsTitle } } } }
    return { find, payload: { collections, find } as unknown as Payload }
  }

  it('is its title, cut to one line; nothing for what is gone', async () => {
    const { payload, find } = payloadWith('description', [{ id: '1', description: 'x'.repeat(80) }])
    const asked = { payload, slug: 'incidents', locale: 'en' } as const
    expect(await Promise.all([nameOf(asked, '1'), nameOf(asked, '2')])).toEqual([
      `${'x'.repeat(60)}…`,
      undefined,
    ])
    expect(find).toHaveBeenCalledOnce()
  })

  it('is nothing where a collection has none, or is none', async () => {
    const { payload, find } = payloadWith('id', [])
    expect(await nameOf({ payload, slug: 'incidents', locale: 'fr' }, '1')).toBeUndefined()
    expect(await nameOf({ payload, slug: 'unheard-of', locale: 'fr' }, '1')).toBeUndefined()
    expect(find).not.toHaveBeenCalled()
  })
})
