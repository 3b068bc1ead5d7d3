import type { QueryClient } from '@tanstack/react-query'
import { billingApi, type PlanView } from '#domain/billing/api.ts'
import { read, write } from '../../lib/query.ts'

/** The member's plan. Asked again whenever the section is seen: the other tab may have paid meanwhile. */
export const planQuery = { ...read(billingApi.readPlan), refetchOnMount: 'always' } as const

/** One after the other, so that the last answer has every seat. */
const inTurn = { scope: { id: 'seats' } } as const

/** What changes a plan; those that answer with it show it through `showPlan`. */
export const billingWrites = {
  checkout: write(billingApi.startCheckout),
  portal: write(billingApi.openPortal),
  setEnding: write(billingApi.setEnding),
  giveSeat: { ...write(billingApi.giveSeat), ...inTurn },
  takeSeat: { ...write(billingApi.takeSeat), ...inTurn },
}

/** Shows a plan the server answered with. What was asked for before it may come later. */
export function showPlan(client: QueryClient, plan: PlanView): void {
  void client.cancelQueries({ queryKey: planQuery.queryKey })
  client.setQueryData(planQuery.queryKey, plan)
}
