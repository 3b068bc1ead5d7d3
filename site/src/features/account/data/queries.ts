import { exportApi } from '#domain/account/exportApi.ts'
import type { ExportState } from '#domain/account/exports.ts'
import { privacyApi } from '#domain/account/privacyApi.ts'
import { keyOf, read, write } from '../../../lib/query.ts'

/** Milliseconds between two looks while a copy is being made. */
const LOOK_MS = 2_000
const copies = read(exportApi.listExports)
const list = keyOf(exportApi.listExports)

/** Is a copy being made, or about to be? */
export const isRunning = (state: ExportState): boolean => state === 'pending' || state === 'processing'

/** Copies of the data; the list looks again while one is being made. */
export const dataQueries = {
  exports: () => ({
    ...copies,
    refetchOnMount: 'always' as const,
    refetchInterval: (query: {
      state: { data?: { exports: readonly { state: ExportState }[] } | undefined }
    }) => (query.state.data?.exports.some(({ state }) => isRunning(state)) ? LOOK_MS : false),
  }),
  choices: () => read(privacyApi.readPrivacyChoices),
  ask: () => write(exportApi.askExport, [list]),
  retry: () => write(exportApi.retryExport, [list]),
  link: () => write(exportApi.exportLink, [list]),
}
