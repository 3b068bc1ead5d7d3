import { journalApi } from '#domain/journal/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { exportJournal as write } from '#operations/journal/exportJournal.ts'

export const exportJournal = serve(journalApi.exportJournal, ({ actor, call, services }) =>
  write(services.db, actor, { locale: call.locale, now: services.clock.now() }),
)
