import { aiApi } from '#domain/ai/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { announceBadge } from '#operations/checkins/announceBadge.ts'
import { openContent as open } from '#operations/ai/openContent.ts'

export const openContent = serve(aiApi.openContent, async ({ actor, input, services }) => {
  const badgeEarned = await open(services.db, actor, { id: input.params.id, now: services.clock.now() })
  if (badgeEarned) announceBadge(services, actor.id)
  return { badgeEarned }
})
