import { z } from 'zod/mini'

/** The input of jobs that need none. */
export const NoInput = z.strictObject({})

/** A background job as its caller sees it: its name, its input, how often it is tried. What it does is in `jobs/`. */
export type Job<I extends z.ZodMiniType = z.ZodMiniType> = {
  name: string
  input: I
  /** Tries in all; the pause before try n is e^n seconds. */
  maxAttempts: number
  /** Seconds one try may take; 60 when not given. */
  timeoutSeconds?: number
  /** When it runs by itself, as a cron line in UTC. Its input is then empty. */
  cron?: string
  /** Hours back in which a slot that no worker was there for is made up for; 0 when not given. */
  makeUpHours?: number
}

/** Declares a job. */
export const job = <const I extends z.ZodMiniType>(definition: Job<I>): Job<I> => definition
