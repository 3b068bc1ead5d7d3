import type { z } from 'zod/mini'

type Schema = z.ZodMiniType
/** A place in an input that holds a plain value, such as `['answers', 'age']`. */
export type Leaf = { path: readonly (string | number)[]; schema: Schema }
type Def = {
  type: string
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  options?: Schema[]
  entries?: Record<string, unknown>
  values?: unknown[]
}

// Texts that satisfy the formats of our contracts; the first that a schema takes is used.
const TEXTS = [
  ...['Maren', 'someone@test.example', '123456', '09:00', '1234.5678', 'private-user-1', 'en', 'mood_saved'],
  ...[
    '01890a5d-ac96-774b-bcce-b302099a8057',
    'abcdefghij',
    'a'.repeat(43),
    'Quiet-Harbour-7-lantern',
    '2026-03-12',
    '2026-03-14',
    '2026-03',
    'UTC',
    'US',
    '+15551234567',
    'B'.repeat(87),
    'c'.repeat(22),
    // A cursor of rooms: position 0.
    'cDA',
    '2026-03-12T14:00:00.000Z_01890a5d-ac96-774b-bcce-b302099a8057',
    '2026-03-12T14:00:00.000Z',
  ],
]
const NUMBERS = [3, 34, 0, 1, 100]
const defOf = (schema: Schema) => (schema as unknown as { _zod: { def: Def } })._zod.def

/**
 * A value that a schema accepts, made from the schema alone, so that a new contract is tested without a developer
 * thinking of it.
 * @throws Error when no known text or number fits: then a candidate is missing above.
 */
export function sampleOf(schema: Schema): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return sampleObject(schema, def.shape!)
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleOf(def.innerType!)
    case 'array':
      return sampleList(schema, sampleOf(def.element!))
    case 'union':
      return sampleOf(def.options![0]!)
    case 'enum':
      return Object.values(def.entries!)[0]
    case 'literal':
      return def.values![0]
    case 'boolean':
      return true
    case 'record':
      return {}
    case 'string':
    case 'number': {
      const fitting = [...TEXTS, ...NUMBERS].find((value) => schema.safeParse(value).success)
      if (fitting === undefined) throw new Error('no sample fits a schema: add one to TEXTS or NUMBERS')
      return fitting
    }
    default:
      throw new Error(`sampleOf does not know ${def.type}`)
  }
}

/** As many of one sample as the schema asks for, one at least. */
function sampleList(schema: Schema, one: unknown): unknown[] {
  const lists = [1, 2, 3, 4, 5, 6].map((count) => Array.from({ length: count }, () => one))
  return lists.find((list) => schema.safeParse(list).success) ?? [one]
}

/** All fields, or, when some exclude each other, all but one of the optional ones. */
function sampleObject(schema: Schema, shape: Record<string, Schema>): unknown {
  const whole = Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, sampleOf(inner)]))
  if (schema.safeParse(whole).success) return whole
  for (const key of Object.keys(shape)) {
    const { [key]: _, ...rest } = whole
    if (schema.safeParse(rest).success) return rest
  }
  return whole
}

/** Every place of an input that holds a plain value. Of a union, the places of its first form. */
export function leavesOf(schema: Schema, path: Leaf['path'] = []): Leaf[] {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape!).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    case 'optional':
    case 'nullable':
    case 'default':
      return leavesOf(def.innerType!, path)
    case 'array':
      return [{ path, schema }, ...leavesOf(def.element!, [...path, 0])]
    case 'union':
      return leavesOf(def.options![0]!, path)
    default:
      return [{ path, schema }]
  }
}

/** A copy of an input with another value at one place. */
export function withValue(input: unknown, path: Leaf['path'], value: unknown): unknown {
  const [head, ...rest] = path
  if (head === undefined) return value
  const copy = (Array.isArray(input) ? [...(input as unknown[])] : { ...(input as object) }) as Record<
    string | number,
    unknown
  >
  copy[head] = withValue(copy[head], rest, value)
  return copy
}
