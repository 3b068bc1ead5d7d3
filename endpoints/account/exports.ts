import { exportApi } from '#domain/account/exportApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { askExport } from '#operations/account/exports/askExport.ts'
import { exportLink } from '#operations/account/exports/exportLink.ts'
import { listExports } from '#operations/account/exports/listExports.ts'
import { retryExport } from '#operations/account/exports/retryExport.ts'

/** Copies of the data. */
export const exportEndpoints: Served[] = [
  serve(exportApi.listExports, ({ actor, services }) => listExports(services, actor)),
  serve(exportApi.askExport, ({ actor, input, services }) => askExport(services, actor, input.body)),
  serve(exportApi.retryExport, ({ actor, input, services }) => retryExport(services, actor, input.params.id)),
  serve(exportApi.exportLink, ({ actor, input, services }) => exportLink(services, actor, input.params.id)),
]
