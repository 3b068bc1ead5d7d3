import { journalApi } from '#domain/journal/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { publishEntry } from '#operations/journal/publishEntry.ts'
import { changeEntry as change } from '#operations/journal/changeEntry.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import { requireWriter } from '#operations/journal/requireWriter.ts'
import { unshareEntry } from '#operations/journal/unshareEntry.ts'

export const changeEntry = serve(journalApi.changeEntry, async ({ actor, input, services }) => {
  const { id } = input.params
  const wanted = { id, change: input.body, now: services.clock.now() }
  let saved = await unshareEntry(services.db, actor, wanted)
  if (!saved) {
    requireWriter(actor)
    saved = await change(services.db, actor, wanted)
  }
  if (saved.isChanged) publishEntry(services, actor.id, id)
  void publishNotifications(services.realtime, saved.told ?? [])
  return saved
})
