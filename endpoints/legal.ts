import { legalApi } from '#domain/legal/api.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { bumpVersion } from '#operations/legal/bumpVersion.ts'
import { consentLedger } from '#operations/legal/consentLedger.ts'
import { exportLedger } from '#operations/legal/exportLedger.ts'
import { legalCards } from '#operations/legal/legalCards.ts'
import { startNextVersion } from '#operations/legal/startNextVersion.ts'

/** Everything this feature serves. */
export const legalEndpoints: Served[] = [
  serve(legalApi.cards, ({ actor, services }) => legalCards(services, actor)),
  serve(legalApi.startNext, async ({ actor, input, services }) => ({
    id: await startNextVersion(services, actor, input.params.document),
  })),
  serve(legalApi.bump, ({ actor, input, services }) =>
    bumpVersion(services, actor, { document: input.params.document, ...input.body }),
  ),
  serve(legalApi.ledger, async ({ actor, services }) => ({ rows: await consentLedger(services.db, actor) })),
  serve(legalApi.exportLedger, ({ actor, services, call }) => exportLedger(services, actor, call.locale)),
]
