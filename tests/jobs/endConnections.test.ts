import { addRow } from '#tests/kit/rows.ts'
import { expect, it } from 'vitest'
import { endConnections } from '#domain/account/jobs.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('a role given or taken away by any door ends the live connections, once it is committed', async () => {
  const { db, people, realtime } = context.current
  const { id } = await people.staff('moderator')
  await runQueued(context.current, endConnections)
  realtime.terminated.length = 0

  await db.query('delete from user_roles where user_id = $1', [id])
  expect(realtime.terminated).toEqual([])
  await runQueued(context.current, endConnections)
  expect(realtime.terminated).toEqual([id])

  await expect(
    db.tx(async (sql) => {
      await addRow(sql, 'user_roles', { user_id: id, admin_role: 'support', super_admin: false })
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  await runQueued(context.current, endConnections)
  expect(realtime.terminated).toEqual([id])
})
