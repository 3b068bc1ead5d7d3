import { flagsApi } from '#domain/flags/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { flagList } from '#operations/flags/flagList.ts'

export const flags = serve(flagsApi.flags, ({ services }) => flagList(services.db))
