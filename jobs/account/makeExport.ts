import type { MakeExportInput } from '#domain/account/jobs.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { makeExport } from '#operations/account/exports/makeExport.ts'

/** Safe to repeat: each try begins anew, and a copy that is ready is left alone. */
export const run = ({ input: { exportId: id }, services, signal, isLastTry }: Run<typeof MakeExportInput>) =>
  makeExport(services, { id, signal, isLastTry })
