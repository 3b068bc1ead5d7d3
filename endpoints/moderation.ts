import { moderationApi } from '#domain/moderation/api.ts'
import { careApi } from '#domain/moderation/careApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { blockUser, listBlocks, unblockUser } from '#operations/moderation/blocks.ts'
import { careOf, putCareAway } from '#operations/moderation/care.ts'

/** Everything this feature serves. */
export const moderationEndpoints: Served[] = [
  serve(moderationApi.blocks, async ({ actor, services }) => ({
    blocks: await listBlocks(services.db, actor.id),
  })),
  serve(moderationApi.block, async ({ actor, input, services }) => ({
    block: await blockUser(services, actor.id, input.body.userId),
  })),
  serve(moderationApi.unblock, async ({ actor, input, services }) => {
    await unblockUser(services.db, actor.id, input.params.id)
    return { unblocked: true as const }
  }),
  serve(careApi.care, ({ actor, services }) => careOf(services.db, actor.id, services.clock.now())),
  serve(careApi.putAway, ({ actor, services }) => putCareAway(services.db, actor.id, services.clock.now())),
]
