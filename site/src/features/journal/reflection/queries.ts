import type { QueryClient } from '@tanstack/react-query'
import { applyReflectionClosed, type ReflectionClosed } from '#domain/ai/writing/events.ts'
import { writingApi } from '#domain/ai/writingApi.ts'
import { read } from '../../../lib/query.ts'

/** The question of the person's day. Asked for with each visit: the day may be another one. */
export const reflectionQuery = { ...read(writingApi.dailyReflection), refetchOnMount: 'always' } as const

/** Closes it in what the page holds. */
export const applyClosed = (client: QueryClient, event: ReflectionClosed): void =>
  void client.setQueryData(
    reflectionQuery.queryKey,
    (reflection) => reflection && applyReflectionClosed(reflection, event),
  )
