import { expect, it } from 'vitest'
import { exportApi } from '#domain/account/exportApi.ts'
import { makeExport } from '#domain/account/jobs.ts'
import { seedDataExport } from '#seed/factories/dataExport.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('leaves one copy of the data that the worker makes ready, however often it runs', async () => {
  const { db, people, clock, call } = context.current
  const walter = await people.elder()
  await db.query(`update users set email = 'walter@demo.evenkeel.example' where id = $1`, [walter.id])
  for (let run = 0; run < 2; run += 1) await db.tx((sql) => seedDataExport(sql, clock.now()))
  expect(await runQueued(context.current, makeExport)).toBe(1)
  const { exports } = await call(exportApi.listExports, {}, { as: walter })
  expect(exports).toMatchObject([{ state: 'ready', progress: 100, child: null }])
})

it('does nothing where the person of the dataset is not there', async () => {
  const { db, clock } = context.current
  await db.query('delete from data_exports')
  await db.query(`update users set email = 'other@test.example' where email like 'walter@%'`)
  await db.tx((sql) => seedDataExport(sql, clock.now()))
  expect(await db.query('select id from data_exports')).toEqual([])
})
