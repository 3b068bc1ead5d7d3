import { journalApi } from '#domain/journal/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { announceEntry } from '#operations/journal/announceEntry.ts'
import { announceNotices } from '#operations/notifications/announceNotices.ts'
import { saveEntry as save } from '#operations/journal/saveEntry.ts'

export const saveEntry = serve(journalApi.saveEntry, async ({ actor, input, services }) => {
  const saved = await save(services.db, actor, input.body, services.clock.now())
  if (saved.isChanged) announceEntry(services, actor.id, saved.entry.id)
  void announceNotices(services.realtime, saved.told ?? [])
  return saved
})
