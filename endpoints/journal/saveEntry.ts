import { journalApi } from '#domain/journal/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { publishEntry } from '#operations/journal/publishEntry.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import { saveEntry as save } from '#operations/journal/saveEntry.ts'

export const saveEntry = serve(journalApi.saveEntry, async ({ actor, input, services }) => {
  const saved = await save(services.db, actor, input.body, services.clock.now())
  if (saved.isChanged) publishEntry(services, actor.id, saved.entry.id)
  void publishNotifications(services.realtime, saved.told ?? [])
  return saved
})
