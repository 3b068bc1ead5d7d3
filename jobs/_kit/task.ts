import type { z } from 'zod/mini'
import type { Job } from '#domain/jobs/job.ts'
import type { Services } from '#services'

/** What a job's code gets. `signal` fires when the worker stops or the time is up. */
export type Run<I extends z.ZodMiniType> = {
  input: z.output<I>
  services: Services
  signal: AbortSignal
  /** If this try fails there is no other. */
  isLastTry: boolean
}

/** A job and its code, which is loaded when the worker first runs it. */
export type Task<I extends z.ZodMiniType = z.ZodMiniType> = Job<I> & {
  // A method, so that a list may hold jobs of different inputs.
  run: () => Promise<{ run(job: Run<I>): Promise<void> }>
}

/** Says where the code of a job is. */
export const task = <const I extends z.ZodMiniType>(job: Job<I>, run: Task<I>['run']): Task<I> => ({
  ...job,
  run,
})
