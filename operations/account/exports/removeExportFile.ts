import { EXPORTS } from '#domain/account/exports.ts'
import type { FileStore } from '#services/storage/port.ts'

/** Removes a copy's file, and what a try that never ended had sent of it. */
export async function removeExportFile(files: FileStore, name: string): Promise<void> {
  await files.removeHalf({ collection: EXPORTS, name })
  await files.remove({ collection: EXPORTS, name })
}
