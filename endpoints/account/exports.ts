import { exportApi } from '#domain/account/exportApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { askExport } from '#operations/account/exports/askExport.ts'
import { exportLink } from '#operations/account/exports/exportLink.ts'
import { listExports } from '#operations/account/exports/listExports.ts'
import { retryExport } from '#operations/account/exports/retryExport.ts'

/** Copies of the data. */
export const exportEndpoints: Served[] = [
  serve(exportApi.dataExports, ({ actor, services }) => listExports(services, actor)),
  serve(exportApi.askDataExport, ({ actor, input, services }) => askExport(services, actor, input.body)),
  serve(exportApi.retryDataExport, ({ actor, input, services }) =>
    retryExport(services, actor, input.params.id),
  ),
  serve(exportApi.dataExportLink, ({ actor, input, services }) =>
    exportLink(services, actor, input.params.id),
  ),
]
