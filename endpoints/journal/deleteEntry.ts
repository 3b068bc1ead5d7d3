import { journalApi } from '#domain/journal/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { publishEntry } from '#operations/journal/publishEntry.ts'
import { deleteEntry as remove } from '#operations/journal/deleteEntry.ts'

export const deleteEntry = serve(journalApi.deleteEntry, async ({ actor, input, services }) => {
  const { id } = input.params
  if (await remove(services.db, actor.id, { id, now: services.clock.now() }))
    publishEntry(services, actor.id, id)
  return { deleted: true as const }
})
