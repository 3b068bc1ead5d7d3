import { setTimeout as sleep } from 'node:timers/promises'
import { postgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, expect, it } from 'vitest'
import { quietAdapter } from '#services/database/quietAdapter.ts'

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
const others = process.listeners('unhandledRejection')
afterEach(() => {
  process.off('unhandledRejection', note)
  others.forEach((listener) => process.on('unhandledRejection', listener))
  unhandled.length = 0
})

it('a database that is away rejects the connection, and ends no process', async () => {
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', note)
  const away = { connectionString: 'postgres://no:no@127.0.0.1:1/no', connectionTimeoutMillis: 500 }
  const adapter = quietAdapter(postgresAdapter({ pool: away }))
  const logger = { error: () => undefined }
  const made = adapter.init({ payload: { logger, config: { localization: false } } as unknown as Payload })
  Object.assign(made, { payload: { logger, collections: {}, globals: { config: [] } } })
  await expect(made.connect!()).rejects.toThrow('cannot connect')
  await sleep(20)
  expect(unhandled).toEqual([])
})
