import type { Output } from '#domain/api/contract.ts'
import type { opsApi } from '#domain/ops/api.ts'
import type { AdminMessages } from '#admin/_shell/messages.ts'

/** The counts of the dashboard. */
export type Cards = Output<typeof opsApi.dashboardCards>
/** The texts of the dashboard. */
export type DashboardMessages = AdminMessages['ops']['admin']['dashboard']
