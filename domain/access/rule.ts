import type { Actor } from './actor.ts'

type Scalar = string | number | boolean | null
type Test = { equals?: Scalar; not_equals?: Scalar; in?: readonly Scalar[]; exists?: boolean }
/** A condition on rows, in the words Payload and PostgreSQL understand. */
export type Filter = { and?: Filter[]; or?: Filter[] } & { [field: string]: Test | Filter[] | undefined }
/** `true` all, `false` none, or the rows that pass. Plain data, so that the database can run it. */
export type Rule = (actor: Actor | null) => boolean | Filter
/** The rules of a collection, one for each thing that can be done to it. */
export type Rules = Readonly<Record<'create' | 'read' | 'update' | 'delete', Rule>> & {
  /** What the product reads on behalf of all members; nothing where it is not given. No session has this right. */
  readonly forMembers?: boolean | Filter
}
