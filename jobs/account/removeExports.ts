import type { RemoveExportsInput } from '#domain/account/jobs.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { removeExportFile } from '#operations/account/exports/removeExportFile.ts'

/** Safe to repeat: a file that is gone is gone. */
export async function run({ input, services }: Run<typeof RemoveExportsInput>): Promise<void> {
  for (const filename of input.filenames) await removeExportFile(services.files, filename)
}
