import { privacyApi } from '#domain/account/privacyApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { readPrivacyChoices, savePrivacyChoices } from '#operations/account/privacyChoices.ts'

/** What a member allows with their account and address. */
export const privacyEndpoints: Served[] = [
  serve(privacyApi.readPrivacyChoices, ({ actor, services }) => readPrivacyChoices(services.db, actor.id)),
  serve(privacyApi.savePrivacyChoices, ({ actor, input, services: { db, clock } }) =>
    savePrivacyChoices(db, actor, { wanted: input.body, now: clock.now() }),
  ),
]
