import type { Served } from '#endpoints/_kit/serve.ts'
import { dashboardCards } from './dashboardCards.ts'
import { hasAdminRole } from './hasAdminRole.ts'
import { hasRole } from './hasRole.ts'
import { isSuperAdmin } from './isSuperAdmin.ts'
import { reportIssue } from './reportIssue.ts'
import { revealPerson } from './revealPerson.ts'
import { standing } from './standing.ts'

/** Everything this feature serves. */
export const opsEndpoints: Served[] = [
  dashboardCards,
  hasAdminRole,
  hasRole,
  isSuperAdmin,
  reportIssue,
  revealPerson,
  standing,
]
