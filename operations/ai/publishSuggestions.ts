import type { SuggestionRead } from '#domain/ai/events.ts'
import type { ReflectionClosed } from '#domain/ai/writing/events.ts'
import type { Services } from '#services'

/**
 * Tells a person's other tabs that a set was made, that one of it was read or answered, or that the question of the day
 * was closed.
 */
export function publishSuggestions(
  { realtime }: Pick<Services, 'realtime'>,
  userId: string,
  event:
    | { name: 'suggestions-made' | 'suggestion-answered' | 'prompts-made'; data: Record<string, never> }
    | SuggestionRead
    | ReflectionClosed,
): void {
  void realtime.publish(`private-user-${userId}`, event.name, event.data)
}
