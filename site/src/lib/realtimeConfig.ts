import { notificationsApi } from '#domain/notifications/api.ts'
import type { Output } from '#domain/api/contract.ts'
import { call } from './call.ts'

type Config = Output<typeof notificationsApi.realtimeConfig>
let known: Config | null = null

/** Keeps what another answer had about the live connection, which saves a request. */
export const rememberRealtimeConfig = (config: Config): unknown => (known = config)
/** What opening a live connection needs. @throws ApiError */
export const realtimeConfig = async (): Promise<Config> => known ?? call(notificationsApi.realtimeConfig)
