import { z } from 'zod/mini'
import { locales } from '../../messages/locales.ts'
import { ageGroups } from '../account/ageGroup.ts'
import { job, NoInput } from '#domain/jobs/job.ts'

/**
 * Publishes the weekend once it is due. It looks every five minutes: 9:55 at the desk is one of these whatever its
 * clocks show, and what a stop missed, or staff approved later, is made good by the next look.
 */
export const publishWeekends = job({
  name: 'trivia.publishWeekends',
  cron: '*/5 * * * *',
  maxAttempts: 5,
  timeoutSeconds: 120,
  input: NoInput,
})

/** Notifies members of the open weekend. Clocks differ by quarters of an hour, so it looks as often. */
export const notifyWeekend = job({
  name: 'trivia.notifyWeekend',
  cron: '*/15 * * * *',
  maxAttempts: 3,
  timeoutSeconds: 300,
  input: NoInput,
})

/** A run of the generation, for one age group in one language. */
export const GenerateInput = z.strictObject({
  run: z.string(),
  weekKey: z.string(),
  ageGroup: z.enum(ageGroups),
  locale: z.enum(locales),
})

/** Prepares a weekend for one age group in one language. A model may take a while for thirty questions. */
export const generateSessions = job({
  name: 'trivia.generateSessions',
  maxAttempts: 3,
  timeoutSeconds: 240,
  input: GenerateInput,
})

/** Queues the generation of Friday, 18:00 at the desk. It looks every hour, so that a stop is made good. */
export const generateWeekends = job({
  name: 'trivia.generateWeekends',
  cron: '0 * * * *',
  maxAttempts: 5,
  input: NoInput,
})
