import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { MotivationView, PromptView } from './schema.ts'

/** Content editors keep: what to read, and what to write about. What an editor changes is seen on the next request. */
export const aiApi = {
  /** For the person's age group or for everybody, in their language (English where a translation is missing), newest six. */
  motivationalContent: contract({
    method: 'get',
    path: '/motivational',
    auth: 'member',
    limit: 'read',
    output: z.object({ items: z.array(MotivationView) }),
  }),
  /** Three active prompts for the person's age group or for everybody, in random order. */
  journalPrompts: contract({
    method: 'get',
    path: '/prompts',
    auth: 'member',
    limit: 'read',
    output: z.object({ prompts: z.array(PromptView) }),
  }),
}
