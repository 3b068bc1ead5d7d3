import { z } from 'zod/mini'
import { ageGroups } from '../account/ageGroup.ts'

/**
 * A member of a family as a guardian sees them before the yes: adults by name, children and teens by their age group
 * alone.
 */
const Present = z.object({ name: z.nullable(z.string()), ageGroup: z.nullable(z.enum(ageGroups)) })

/** A question to the guardian of a child or teen. */
export const FamilyRequestView = z.object({
  id: z.string(),
  /** `own`: the child asks to join a family. `company`: a person asks to join a family the child belongs to. */
  kind: z.enum(['own', 'company']),
  family: z.string(),
  askedAt: z.string(),
  /** The name of the adult who asks; of a child or teen nothing is shown. */
  username: z.nullable(z.string()),
  /** The members who belong to the family now. */
  members: z.array(Present),
  /** Stands for these members: a yes to other people is rejected. */
  version: z.string(),
})
export type FamilyRequestView = z.output<typeof FamilyRequestView>

/** What a guardian answers. `version` is the one of the question they read. */
export const FamilyAnswer = z.strictObject({
  answer: z.enum(['yes', 'no']),
  version: z.string().check(z.maxLength(64)),
})
export type FamilyAnswer = z.output<typeof FamilyAnswer>
