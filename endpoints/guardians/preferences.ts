import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import {
  readGuardianPreferences,
  saveGuardianPagePreferences,
  saveGuardianPreferences as store,
} from '#operations/guardians/preferences.ts'

export const wishes = serve(guardianApi.wishes, async ({ actor, services }) => ({
  parent_id: actor.id,
  ...(await readGuardianPreferences(services.db, actor)),
}))

export const saveWishes = serve(guardianApi.saveWishes, async ({ actor, input, services }) => ({
  parent_id: actor.id,
  ...(await store(services, actor, input.body)),
}))

export const pageWishes = serve(guardianApi.pageWishes, async ({ input, services }) => ({
  wishes: await saveGuardianPagePreferences(services, input.params.token, input.body),
}))
