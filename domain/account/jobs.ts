import { z } from 'zod/mini'
import { job, NoInput } from '#domain/jobs/job.ts'

/** Moves members on to the age group they reached, every night at 03:41 UTC. Source: docs/rules/account.md D-002. */
export const advanceAges = job({
  name: 'account.advanceAges',
  cron: '41 3 * * *',
  makeUpHours: 12,
  maxAttempts: 5,
  timeoutSeconds: 300,
  input: NoInput,
})

/** Deletes the accounts whose seven days are over, every ten minutes. Source: docs/rules/account.md D-116. */
export const erase = job({
  name: 'account.erase',
  cron: '*/10 * * * *',
  maxAttempts: 12,
  timeoutSeconds: 300,
  input: NoInput,
})

/** The day, in UTC, from which on codes of recovery rest. */
export const CodesRestInput = z.strictObject({ day: z.string() })

/** Tells staff that codes of recovery rest for today, because too many wrong ones came. */
export const codesRest = job({
  name: 'account.codesRest',
  maxAttempts: 8,
  input: CodesRestInput,
})

/** A copy of the data that was asked for. */
export const MakeExportInput = z.strictObject({ exportId: z.uuid() })

/** Makes a copy of a member's data. A try that is cut short leaves no file, and the next begins anew. */
export const makeExport = job({
  name: 'account.makeExport',
  maxAttempts: 5,
  timeoutSeconds: 900,
  input: MakeExportInput,
})

/** Removes copies of the data whose time is over, every hour. */
export const expireExports = job({
  name: 'account.expireExports',
  cron: '23 * * * *',
  makeUpHours: 1,
  maxAttempts: 3,
  timeoutSeconds: 300,
  input: NoInput,
})

/** Names of copies of the data whose rows are gone. */
export const RemoveExportsInput = z.strictObject({ filenames: z.array(z.string()) })

/** Removes the files of copies of accounts that were erased. Queued in the transaction that erases them. */
export const removeExports = job({
  name: 'account.removeExports',
  maxAttempts: 12,
  input: RemoveExportsInput,
})

/** Whose live connections end. */
export const EndConnectionsInput = z.strictObject({ userId: z.string() })

/**
 * Ends the live connections of a person whose roles changed, or whose plan ended. Queued in the transaction of the
 * change: of roles by the database.
 */
export const endConnections = job({
  name: 'account.endConnections',
  maxAttempts: 12,
  input: EndConnectionsInput,
})

/** A caller asked for a way back into an account. The contact is encrypted. */
export const SendRecoveryInput = z.strictObject({
  requestId: z.string(),
  locale: z.string(),
  sealed: z.string(),
})

/**
 * Finds out whether an account has the contact, and sends the code or link if so. Not done in the request: that must
 * not know.
 */
export const sendRecovery = job({
  name: 'account.sendRecovery',
  maxAttempts: 8,
  input: SendRecoveryInput,
})

/**
 * An account was made that claims the (encrypted) address, or asks once more for the mail that confirms it. `mailId`
 * names the mail, so that a repeat sends none. `userId` was null, and `mailId` missing, in jobs of earlier versions.
 */
export const WelcomeInput = z.strictObject({
  userId: z.nullable(z.string()),
  locale: z.string(),
  sealed: z.string(),
  mailId: z.optional(z.string()),
})

/**
 * Sends the mail an account is followed by. Not done in the request, so that a known and an unknown address cost it the
 * same.
 */
export const welcome = job({
  name: 'account.welcome',
  maxAttempts: 12,
  input: WelcomeInput,
})
