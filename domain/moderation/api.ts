import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/** A person the reader blocked, by the pseudonym of that moment: the first name and later names stay hidden. */
export const BlockView = z.object({
  id: z.string(),
  userId: z.string(),
  /** Null when no name was known. */
  username: z.nullable(z.string()),
  blockedAt: z.string(),
})
export type BlockView = z.output<typeof BlockView>

/** Whom a person does not want to meet. The blocked person is never told, by no answer and no event. */
export const moderationApi = {
  /** Newest first. */
  listBlocks: contract({
    method: 'get',
    path: '/moderation/blocks',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ blocks: z.array(BlockView) }),
  }),
  /** Blocks a person of a family in common or of the caller's rooms; 404 for other people and for unknown ids. */
  block: contract({
    method: 'post',
    path: '/moderation/blocks',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({ userId: z.uuid() }),
    output: z.object({ block: BlockView }),
    errors: { 'moderation.error.already_blocked': 409, 'moderation.error.self': 422 },
  }),
  /** Takes a block back, by its own id. */
  unblock: contract({
    method: 'delete',
    path: '/moderation/blocks/:id',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ id: z.uuid() }),
    output: z.object({ unblocked: z.literal(true) }),
  }),
}
