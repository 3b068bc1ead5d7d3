import { guardianApi } from '#domain/onboarding/guardianApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { readWishes, savePageWishes, saveWishes as store } from '#operations/onboarding/wishes.ts'

export const wishes = serve(guardianApi.wishes, async ({ actor, services }) => ({
  parent_id: actor.id,
  ...(await readWishes(services.db, actor)),
}))

export const saveWishes = serve(guardianApi.saveWishes, async ({ actor, input, services }) => ({
  parent_id: actor.id,
  ...(await store(services, actor, input.body)),
}))

export const pageWishes = serve(guardianApi.pageWishes, async ({ input, services }) => ({
  wishes: await savePageWishes(services, input.params.token, input.body),
}))
