import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { IdentityProof, hasOneProof } from './credentials.ts'
import { exportStates } from './exports.ts'

/** A copy of the data, as the member or guardian who asked for it sees it. */
export const ExportView = z.object({
  id: z.string(),
  /** The child it is about, with the first name or username; null for the caller's own data. */
  child: z.nullable(z.object({ link: z.string(), name: z.string() })),
  state: z.enum(exportStates),
  /** Percent that is done. */
  progress: z.number(),
  /** Bytes of a file that is ready. */
  size: z.nullable(z.number()),
  askedAt: z.string(),
  expiresAt: z.nullable(z.string()),
})
export type ExportView = z.output<typeof ExportView>

const Id = z.strictObject({ id: z.uuid() })

/** Copies of the data. Source: docs/rules/account.md D-118, D-221. */
export const exportApi = {
  /**
   * The caller's copies, newest first; whether the caller may ask for one of their own, and the children whose guardian
   * the caller is.
   */
  listExports: contract({
    method: 'get',
    path: '/account/exports',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'read',
    output: z.object({
      exports: z.array(ExportView),
      mayAsk: z.boolean(),
      children: z.array(z.object({ link: z.string(), name: z.string() })),
    }),
  }),
  /**
   * Asks for a copy of the caller's data, or with `link` of the data of a child whose guardian the caller is, against
   * the password or a code of the second factor. One runs at a time for each person it is about.
   */
  askExport: contract({
    method: 'post',
    path: '/account/exports',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'export',
    body: z.extend(IdentityProof, { link: z.optional(z.uuid()) }).check(hasOneProof),
    output: ExportView,
    errors: {
      'account.error.password_incorrect': 403,
      'account.error.locked': 429,
      'account.error.busy': 503,
      'account.error.no_verified_factor': 409,
      'account.error.invalid_code': 422,
      'account.error.too_many_codes': 429,
      'settings.error.export_off': 403,
      'settings.error.export_running': 409,
      'settings.error.export_child': 404,
    },
  }),
  /** Tries a copy that failed once more. */
  retryExport: contract({
    method: 'post',
    path: '/account/exports/:id/retry',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'export',
    params: Id,
    output: ExportView,
    errors: {
      'settings.error.export_gone': 404,
      'settings.error.export_running': 409,
      'settings.error.export_off': 403,
      'settings.error.export_child': 404,
    },
  }),
  /** A path to download a copy that is ready. It is good for minutes, and in a session of the caller alone. */
  exportLink: contract({
    method: 'post',
    path: '/account/exports/:id/link',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    params: Id,
    output: z.object({ path: z.string() }),
    errors: { 'settings.error.export_gone': 404 },
  }),
}
