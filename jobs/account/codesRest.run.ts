import type { Run } from '#jobs/_kit/task.ts'
import { tellCodesRest } from '#operations/account/tellCodesRest.ts'
import type { CodesRestInput } from './codesRest.ts'

/** Safe to repeat: each of the staff is told once a day. */
export const run = ({ input: { day }, services }: Run<typeof CodesRestInput>): Promise<void> =>
  tellCodesRest(services, day)
