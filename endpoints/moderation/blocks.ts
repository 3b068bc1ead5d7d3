import { moderationApi } from '#domain/moderation/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { blockUser, listBlocks, unblockUser } from '#operations/moderation/blocks.ts'

export const blocks = serve(moderationApi.blocks, async ({ actor, services }) => ({
  blocks: await listBlocks(services.db, actor.id),
}))

export const block = serve(moderationApi.block, async ({ actor, input, services }) => ({
  block: await blockUser(services, actor.id, input.body.userId),
}))

export const unblock = serve(moderationApi.unblock, async ({ actor, input, services }) => {
  await unblockUser(services.db, actor.id, input.params.id)
  return { unblocked: true as const }
})
