import type { Served } from '#endpoints/_kit/serve.ts'
import { dashboard } from './dashboard.ts'

/** The dashboard as a whole. */
export const dashboardEndpoints: Served[] = [dashboard]
