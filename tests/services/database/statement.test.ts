import { describe, expect, it } from 'vitest'
import type { Sql } from '#services/database/db.ts'
import { compile, statement } from '#services/database/statement.ts'

/** Keeps what it is asked to run. */
function recorder() {
  const runs: { text: string; values: readonly unknown[]; name: string | undefined }[] = []
  const sql: Sql = {
    query: async (text, values = [], name) => {
      runs.push({ text, values, name })
      return []
    },
  }
  return { sql, runs }
}

describe('compile', () => {
  it('numbers names in the order in which they first occur', () => {
    expect(compile('insert into moods (id, mood) values ($id, $mood)')).toEqual({
      text: 'insert into moods (id, mood) values ($1, $2)',
      names: ['id', 'mood'],
    })
  })

  it('gives a name that occurs again the same number', () => {
    expect(compile('values ($id, $now, $now) returning $id')).toEqual({
      text: 'values ($1, $2, $2) returning $1',
      names: ['id', 'now'],
    })
  })

  it('tells a name from a longer one', () => {
    expect(compile('$mood $moodId $mood').text).toBe('$1 $2 $1')
  })

  it.each([
    ['casts', 'select $id::uuid, $days::int[], now()::date', 'select $1::uuid, $2::int[], now()::date'],
    ['slices', 'select attempts[1:$last]', 'select attempts[1:$1]'],
    ['operators of jsonb', `areas ? $area and items @> $items`, `areas ? $1 and items @> $2`],
    ['quotes', `'it''s :here' || $a || "a:b" || ''`, `'it''s :here' || $1 || "a:b" || ''`],
    [
      'comments',
      `select 1 -- what's this\n + $a /* '\n */ + $b`,
      `select 1 -- what's this\n + $1 /* '\n */ + $2`,
    ],
    ['names next to others', 'make_interval(days=>$days)+$a-$b', 'make_interval(days=>$1)+$2-$3'],
  ])('leaves %s as they are', (_, text, compiled) => {
    expect(compile(text).text).toBe(compiled)
  })

  it.each([
    ['a number', 'where id = $1'],
    ['a name in quotes', `where note = 'about $id'`],
    ['a name in a quoted name', 'select "$id"'],
    ['a name in a comment', 'select 1 -- $id'],
    ['a name in a long comment', 'select 1 /* of\n$id */'],
    ['dollar quotes', 'do $$ begin end $$'],
    ['dollar quotes with a tag', 'do $body$ begin end $body$'],
    ['an identifier with a dollar', 'select a$b'],
  ])('rejects %s', (_, text) => {
    expect(() => compile(text)).toThrow('not a named parameter')
  })
})

describe('statement', () => {
  it('sends the compiled text with values in its order, and its name', async () => {
    const { sql, runs } = recorder()
    const insertMood = statement('insert into moods values ($id, $mood, $now, $now)', 'mood')
    await insertMood(sql, { now: 'then', mood: null, id: 'a' })
    expect(runs).toEqual([
      { text: 'insert into moods values ($1, $2, $3, $3)', values: ['a', null, 'then'], name: 'mood' },
    ])
  })

  it('compiles only with a value for each name', async () => {
    const { sql } = recorder()
    const columns = 'id, mood'
    const insertMood = statement(
      `insert into moods (${columns}) values ($id::uuid, $mood) returning ${columns}`,
    )
    await insertMood(sql, { id: 'a', mood: 'calm' })
    // @ts-expect-error -- mood is missing
    await expect(async () => insertMood(sql, { id: 'a' })).rejects.toThrow('$mood')
    // @ts-expect-error -- mood is misspelled
    await expect(async () => insertMood(sql, { id: 'a', moood: 'calm' })).rejects.toThrow('$mood')
    // @ts-expect-error -- nothing has that name
    await insertMood(sql, { id: 'a', mood: 'calm', intensity: 1 })
    // @ts-expect-error -- null is said, not left open
    await expect(async () => insertMood(sql, { id: 'a', mood: undefined })).rejects.toThrow('$mood')
  })

  it('knows the names around and inside fragments', async () => {
    const { sql, runs } = recorder()
    const inParentheses = <const Inner extends string>(inner: Inner) => `(${inner})` as const
    const columns: string = ['id', 'mood'].join(', ')
    const changeMood = statement(
      `update moods set mood = $mood where id in ${inParentheses('select $id')} returning ${columns}, $now`,
    )
    await changeMood(sql, { id: 'a', mood: 'calm', now: 'then' })
    expect(runs[0]!.values).toEqual(['calm', 'a', 'then'])
    // @ts-expect-error -- id is missing, which stands in a fragment
    await expect(async () => changeMood(sql, { mood: 'calm', now: 'then' })).rejects.toThrow('$id')
  })

  it('throws for a name in a fragment whose text is not known', async () => {
    const { sql } = recorder()
    const where: string = 'id = $id'
    const readMood = statement(`select mood from moods where ${where} and user_id = $userId`)
    await expect(async () => readMood(sql, { userId: 'a' })).rejects.toThrow('no value for the parameter $id')
  })

  it('does not take a text that is not known', () => {
    const text: string = 'select $id'
    // @ts-expect-error -- its names are not known
    expect(typeof statement(text)).toBe('function')
  })
})
