import type { CheckStatus } from './releaseChecks.ts'

/** How an item of a readiness list is. Source: docs/rules/ops.md S-003-4. */
export const readinessStates = ['complete', 'action-required', 'pending'] as const
export type ReadinessState = (typeof readinessStates)[number]

/**
 * What the page about production looks at, card by card. Each is tried when it is asked for, but those of the
 * runbook.
 */
export const productionCards = {
  server: ['database', 'database_role', 'migrations', 'worker'],
  security: ['address', 'secrets', 'second_factors', 'proxy', 'decisions'],
  delivery: ['mail', 'mail_queue', 'channels', 'push', 'storage'],
  payments: ['payment_keys', 'payment_setup', 'payment_events'],
  content: ['legal', 'kill_switches'],
  runbook: ['backup', 'restore', 'secrets_apart'],
} as const
/** A card of that page. */
export type ProductionCard = keyof typeof productionCards
/** Every card, in order. */
export const productionCardNames = Object.keys(productionCards) as [ProductionCard, ...ProductionCard[]]
/** Something that has to be right before members come. */
export type ProductionCheck = (typeof productionCards)[ProductionCard][number]
/** Every one of them, in order. */
export const productionChecks = Object.values(productionCards).flat() as [
  ProductionCheck,
  ...ProductionCheck[],
]

/** The five steps of going live, each with what it needs. Source: docs/rules/ops.md S-003-2.15. */
export const goLiveSteps = {
  keys: ['live_keys', 'prices'],
  webhooks: ['endpoint', 'events'],
  test: ['test_purchase'],
  refund: ['test_refund'],
  go_live: ['store_open'],
} as const
/** A step. */
export type GoLiveStep = keyof typeof goLiveSteps
/** Every step, in order. */
export const goLiveStepNames = Object.keys(goLiveSteps) as GoLiveStep[]
/** An item of the list before going live. */
export type GoLiveItem = (typeof goLiveSteps)[GoLiveStep][number]
/** Every one of them, in order. */
export const goLiveItems = Object.values(goLiveSteps).flat() as [GoLiveItem, ...GoLiveItem[]]

/** How many of a list are complete. */
export function progressOf(items: readonly { state: ReadinessState }[]): {
  complete: number
  total: number
  isReady: boolean
} {
  const complete = items.filter(({ state }) => state === 'complete').length
  return { complete, total: items.length, isReady: items.length > 0 && complete === items.length }
}

/** What a mark of staff says in a readiness list. */
export const stateOfMark: Readonly<Record<CheckStatus, ReadinessState>> = {
  pass: 'complete',
  fail: 'action-required',
  pending: 'pending',
}
