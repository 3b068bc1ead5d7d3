import type { SuggestionRead } from '#domain/ai/events.ts'
import type { Services } from '#services'

/** Tells a person's other tabs that a set was made, or that one of it was read. */
export function announceSuggestions(
  { realtime }: Pick<Services, 'realtime'>,
  userId: string,
  event: { name: 'suggestions-made'; data: Record<string, never> } | SuggestionRead,
): void {
  void realtime.publish(`private-user-${userId}`, event.name, event.data)
}
