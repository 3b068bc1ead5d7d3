import type { QueryClient } from '@tanstack/react-query'
import { dashboardApi } from '#domain/dashboard/api.ts'
import { accountApi } from '#domain/account/api.ts'
import type { Output } from '#domain/api/contract.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { coachApi } from '#domain/coach/api.ts'
import { flagsApi } from '#domain/flags/api.ts'
import { careApi } from '#domain/moderation/careApi.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { call } from './call.ts'
import { keyOf } from './query.ts'
import { rememberRealtimeConfig } from './realtimeConfig.ts'

type Parts = NonNullable<Output<typeof dashboardApi.readFirstLoad>['parts']>

/** Where each part of the dashboard's first answer goes: into what the single contract would have filled. */
const setters: { [P in keyof Parts]: (client: QueryClient, part: Parts[P]) => unknown } = {
  overview: (client, part) => client.setQueryData(keyOf(checkinsApi.overview), part),
  notices: (client, part) => client.setQueryData(keyOf(notificationsApi.listNotifications), part),
  flags: (client, part) => client.setQueryData(keyOf(flagsApi.readFlags), part),
  care: (client, part) => client.setQueryData(keyOf(careApi.care), part),
  realtime: (_, part) => rememberRealtimeConfig(part),
  // Waiting messages are asked for where they are shown: asking opens them.
  coach: (client, { persona, waiting }) =>
    waiting === 0 && client.setQueryData(keyOf(coachApi.openMessages), { persona, messages: [] }),
}

/**
 * Who is signed in. On the dashboard's first load the one answer also fills what its parts would have asked for.
 * @throws ApiError
 */
export async function loadMe(
  client: QueryClient,
  signal: AbortSignal,
): Promise<Output<typeof accountApi.readPerson>> {
  const isFirst = client.getQueryData(keyOf(accountApi.readPerson)) === undefined
  if (!isFirst || location.pathname !== '/dashboard') return call(accountApi.readPerson, undefined, signal)
  const early = await window.earlyAnswer
  window.earlyAnswer = undefined
  signal.throwIfAborted()
  const { person, parts } = early
    ? dashboardApi.readFirstLoad.output.parse(early)
    : await call(dashboardApi.readFirstLoad, undefined, signal)
  if (parts) for (const name of Object.keys(parts) as (keyof Parts)[]) put(client, parts, name)
  return { person }
}

const put = <P extends keyof Parts>(client: QueryClient, parts: Parts, name: P): unknown =>
  setters[name](client, parts[name])
