import { expect, it } from 'vitest'
import webpush from 'web-push'
import { createServices, closeServices } from '#services'
import { vapidKeys } from '#services/push/vapidKeys.ts'
import { testEnv, useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('processes that start together agree on one pair, which lies encrypted in the database', async () => {
  const { db, databaseUrl } = context.current
  const processes = Array.from({ length: 4 }, () => createServices(testEnv(databaseUrl), { name: 'test' }))
  const keys = await Promise.all(processes.map(({ push }) => push.publicKey()))
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^B[\w-]{86}$/)
  const [row] = await db.query<{ value: string }>(`select value from app_state where key = 'vapid'`)
  expect(row!.value).toMatch(/^v1\./)
  expect(row!.value).not.toContain(keys[0])
  await Promise.all(processes.map(closeServices))
})

it('keys of the settings come first; a pair another APP_SECRET encrypted is replaced, once for all', async () => {
  const { db, databaseUrl } = context.current
  const given = webpush.generateVAPIDKeys()
  const env = testEnv(databaseUrl, { VAPID_PUBLIC_KEY: given.publicKey, VAPID_PRIVATE_KEY: given.privateKey })
  expect(await vapidKeys(db, env, webpush.generateVAPIDKeys)).toEqual(given)
  const other = testEnv(databaseUrl, { APP_SECRET: 'another-secret-another-secret-another-secret' })
  const before = await vapidKeys(db, testEnv(databaseUrl), webpush.generateVAPIDKeys)
  const replaced = await Promise.all(
    Array.from({ length: 4 }, () => vapidKeys(db, other, webpush.generateVAPIDKeys)),
  )
  expect(new Set(replaced.map(({ publicKey }) => publicKey)).size).toBe(1)
  expect(replaced[0]).not.toEqual(before)
})
