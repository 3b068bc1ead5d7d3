import { journalApi } from '#domain/journal/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { announceEntry } from '#operations/journal/announceEntry.ts'
import { changeEntry as change } from '#operations/journal/changeEntry.ts'
import { requireWriter } from '#operations/journal/requireWriter.ts'

export const changeEntry = serve(journalApi.changeEntry, async ({ actor, input, services }) => {
  requireWriter(actor)
  const { id } = input.params
  const saved = await change(services.db, actor, { id, change: input.body, now: services.clock.now() })
  if (saved.isChanged) announceEntry(services, actor.id, id)
  return saved
})
