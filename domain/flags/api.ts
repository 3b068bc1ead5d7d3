import { z } from 'zod/mini'
import { locales } from '../../messages/locales.ts'
import { contract } from '../api/contract.ts'
import { flagCategories } from './flags.ts'

/** A flag as staff sees it. */
export const FlagView = z.object({
  key: z.string(),
  category: z.enum(flagCategories),
  description: z.string(),
  /** The feature that reads it; null of a flag that is on no list any more. */
  owner: z.nullable(z.string()),
  enabled: z.boolean(),
  /** Nothing reads it, so its switch changes nothing. */
  isUnused: z.boolean(),
  updatedAt: z.string(),
})
export type FlagView = z.output<typeof FlagView>

/** Feature flags. */
export const flagsApi = {
  /** Which flags are on, for all callers; ordered by category, then key. */
  readFlags: contract({
    method: 'get',
    path: '/flags',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'read',
    output: z.object({
      flags: z.array(z.object({ key: z.string(), enabled: z.boolean() })),
      offeredLanguages: z.array(z.enum(locales)),
    }),
  }),
  /** All flags with words, for the back office. */
  listFlags: contract({
    method: 'get',
    path: '/staff/flags',
    auth: 'staff',
    limit: 'read',
    output: z.object({ flags: z.array(FlagView) }),
  }),
  /** Switches a flag. Written to the audit log; every process sees it on its next request. */
  setFlag: contract({
    method: 'put',
    path: '/staff/flags/:key',
    auth: 'staff',
    limit: 'write',
    params: z.strictObject({ key: z.string().check(z.maxLength(60)) }),
    body: z.strictObject({ enabled: z.boolean() }),
    output: z.object({ flag: FlagView }),
    errors: { 'flags.error.update': 404 },
  }),
}
