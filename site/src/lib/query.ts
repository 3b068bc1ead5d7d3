import { mutationOptions, queryOptions, type QueryKey } from '@tanstack/react-query'
import type { CallInput, Contract, ErrorOf, Output } from '#domain/api/contract.ts'
import type { ApiError } from './apiError.ts'
import { call } from './call.ts'

type Optional<T> = Record<never, never> extends T ? [input?: T] : [input: T]

/** Key = [feature, path, input]; so `invalidates: [['checkins']]` reaches all of a feature. */
export const keyOf = (c: Contract, input?: unknown): QueryKey => [
  c.path.split('/')[1],
  c.path,
  ...(input === undefined ? [] : [input]),
]

/** Query options of a reading contract: `useQuery(read(checkinsApi.overview))`. */
export const read = <C extends Contract>(c: C, ...[input]: Optional<CallInput<C>>) =>
  queryOptions<Output<C>, ApiError<ErrorOf<C>>>({
    queryKey: keyOf(c, input),
    queryFn: ({ signal }) => call(c, ...([input, signal] as never)),
  })

/** Options of `write`. */
type WriteOptions = {
  /**
   * Sending the same input twice counts once (the input carries an id made by the sender), so a send that may or
   * may not have arrived is tried again by itself.
   */
  repeatable?: boolean
}

/** Mutation options of a writing contract, and what a success makes stale. */
export const write = <C extends Contract>(
  c: C,
  invalidates: readonly QueryKey[] = [],
  { repeatable = false }: WriteOptions = {},
) =>
  mutationOptions<Output<C>, ApiError<ErrorOf<C>>, CallInput<C>>({
    mutationFn: (input) => call(c, ...([input] as never)),
    meta: { invalidates, repeatable },
    ...(!repeatable && { retry: false }),
  })
