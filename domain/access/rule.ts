import type { Actor } from './actor.ts'

type Scalar = string | number | boolean | null
type Test = { equals?: Scalar; not_equals?: Scalar; in?: readonly Scalar[]; exists?: boolean }
/** A condition on rows, in the words Payload and PostgreSQL understand. */
export type Filter = { and?: Filter[]; or?: Filter[] } & { [field: string]: Test | Filter[] | undefined }
/** `true` all, `false` none, or the rows that pass. Plain data: the database runs it, and so does `allows`. */
export type Rule = (actor: Actor | null) => boolean | Filter
/** The rules of a collection, one for each thing that can be done to it. */
export type Rules = Readonly<Record<'create' | 'read' | 'update' | 'delete', Rule>>

const one = (value: unknown, t: Test): boolean =>
  (t.equals === undefined || value === t.equals) &&
  (t.not_equals === undefined || value !== t.not_equals) &&
  (t.in === undefined || t.in.includes(value as Scalar)) &&
  (t.exists === undefined || (value != null) === t.exists)

const passes = (doc: Readonly<Record<string, unknown>>, filter: Filter): boolean =>
  Object.entries(filter).every(([key, test]) => {
    if (key === 'and') return (test as Filter[]).every((f) => passes(doc, f))
    if (key === 'or') return (test as Filter[]).some((f) => passes(doc, f))
    return one(doc[key], test as Test)
  })

/** Does this rule let the actor act on this document? The same answer the database would give. */
export function allows(rule: Rule, actor: Actor | null, doc: Readonly<Record<string, unknown>>): boolean {
  const answer = rule(actor)
  return typeof answer === 'boolean' ? answer : passes(doc, answer)
}
