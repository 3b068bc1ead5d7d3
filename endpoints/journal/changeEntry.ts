import { journalApi } from '#domain/journal/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { announceEntry } from '#operations/journal/announceEntry.ts'
import { changeEntry as change } from '#operations/journal/changeEntry.ts'
import { announceNotices } from '#operations/notifications/announceNotices.ts'
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
  if (saved.isChanged) announceEntry(services, actor.id, id)
  void announceNotices(services.realtime, saved.told ?? [])
  return saved
})
