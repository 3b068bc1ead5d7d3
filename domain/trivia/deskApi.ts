import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/** What the trivia desk counts; `counts` has a number for each tab whose label carries one. */
export const DeskOverview = z.object({ counts: z.object({ questions: z.number(), rounds: z.number() }) })
/** What the trivia desk counts. */
export type DeskOverview = z.output<typeof DeskOverview>

/** The staff's desk of Saturday trivia. Each call asks for the permission `content.write`. */
export const triviaDeskApi = {
  overview: contract({
    method: 'get',
    path: '/staff/trivia',
    auth: 'staff',
    limit: 'read',
    output: DeskOverview,
  }),
}
