import { contentApi } from '#domain/content/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { publishBadge } from '#operations/checkins/publishBadge.ts'
import { openContent as open } from '#operations/content/openContent.ts'

export const openContent = serve(contentApi.openContent, async ({ actor, input, services }) => {
  const badgeEarned = await open(services.db, actor, { id: input.params.id, now: services.clock.now() })
  if (badgeEarned) publishBadge(services, actor.id)
  return { badgeEarned }
})
