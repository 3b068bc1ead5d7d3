import type { JournalChanged } from '#domain/journal/events.ts'
import type { Services } from '#services'

/**
 * Tells the person's other tabs, after the commit. A lost event costs nothing: tabs fetch again when they reconnect.
 */
export function publishEntry({ realtime }: Services, userId: string, id: string): void {
  const event: JournalChanged = { name: 'journal-changed', data: { id } }
  void realtime.publish(`private-user-${userId}`, event.name, event.data)
}
