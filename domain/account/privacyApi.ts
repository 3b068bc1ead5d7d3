import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/** What a member allows. Source: docs/rules/account.md B-choices. */
export const PrivacyChoices = z.object({
  /** A copy of the data can be asked for from this account. */
  dataExport: z.boolean(),
  /** The deletion of the account can be asked for from this account. */
  accountDeletion: z.boolean(),
  /** News and offers by mail; null for minors, who are never asked. */
  marketing: z.nullable(z.boolean()),
})
export type PrivacyChoices = z.output<typeof PrivacyChoices>

/** What a member allows with their account and address. */
export const privacyApi = {
  /** The caller's choices; both data rights are on until the caller turns them off. */
  readPrivacyChoices: contract({
    method: 'get',
    path: '/account/privacy',
    auth: 'signed-in',
    limit: 'read',
    output: PrivacyChoices,
  }),
  /** Changes the choices that are named and leaves the others; the answer is what is stored. */
  savePrivacyChoices: contract({
    method: 'put',
    path: '/account/privacy',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({
      dataExport: z.optional(z.boolean()),
      accountDeletion: z.optional(z.boolean()),
      marketing: z.optional(z.boolean()),
    }),
    output: PrivacyChoices,
    errors: { 'settings.error.consent_minor': 403 },
  }),
}
