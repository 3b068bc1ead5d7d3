import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { BODY_MAX } from '../journal/schema.ts'
import { profanitySeverities } from './assessment.ts'

/** Asking what a text does to its readers, before it is sent anywhere. */
export const profanityApi = {
  /**
   * Server function `check-profanity`: how hard a text hits its readers, and the text with each word found covered.
   * Nothing of it is kept, and no answer is a right to send it: rooms and journal read it again. Source:
   * docs/rules/moderation.md S-001-7.
   */
  checkProfanity: contract({
    method: 'post',
    path: '/functions/check-profanity',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({ text: z.string().check(z.maxLength(BODY_MAX)) }),
    output: z.object({
      severity: z.enum(profanitySeverities),
      is_offensive: z.boolean(),
      sanitized_text: z.string(),
    }),
  }),
}
