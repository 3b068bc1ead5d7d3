import { opsApi } from '#domain/ops/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { dashboardCards as count } from '#operations/ops/dashboardCards.ts'

export const dashboardCards = serve(opsApi.dashboardCards, ({ services }) => count(services))
