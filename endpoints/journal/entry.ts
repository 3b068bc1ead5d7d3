import { journalApi } from '#domain/journal/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { readEntry } from '#operations/journal/readEntry.ts'

export const entry = serve(journalApi.entry, async ({ actor, input, services }) => ({
  entry: await readEntry(services.db, actor.id, input.params.id),
}))
