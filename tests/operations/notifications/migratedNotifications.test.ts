import { addNotification } from '#tests/kit/factories.ts'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { expect, it } from 'vitest'
import { message, locales, type Locale } from '#messages'
import { up } from '#migrations/20261121_212302_bells_without_moods.ts'
import { newId } from '#operations/_kit/ids.ts'
import { notificationLine } from '#operations/guardians/notifications/notificationLine.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const clean = async () => {
  const client = await context.current.db.pool.connect()
  await up({ db: drizzle({ client: client as never }) })
  client.release()
}
const put = (userId: string, { type = 'guardian_alert', key = `parent:${newId()}`, ...words }: Bell) =>
  addNotification(context.current.db, {
    user_id: userId,
    type,
    key,
    payload_json: { title: 'News', link: '/settings?tab=guardian', ...words },
    sent_at: '2026-03-10',
    read_at: '2026-03-11',
    updated_at: '2026-03-11',
  })
type Bell = { type?: string; key?: string; message: string }
const rows = () =>
  context.current.db.query<{ message: string; link: string; read_at: Date; updated_at: Date }>(
    `select payload_json ->> 'message' as message, payload_json ->> 'link' as link, read_at, updated_at from notifications order by id`,
  )
/** What a bell said when it still named the mood, and what it says now. */
const notified = (locale: Locale, child: string) => {
  const reader = { child, locale, timeZone: 'UTC' }
  const at = '2026-03-10T14:05:00Z'
  const lines = ['sad', null].map((mood) =>
    notificationLine(
      { id: 'x', event: 'checkin', at, mood, title: null, preview: null, state: 'notified' },
      reader,
    ),
  )
  return { lines, now: message(locale, 'notifications.parent.checkin_bell', { child }) }
}

it.each(locales)(
  'takes the mood out of a bell in %s; what is left is what a bell says today',
  async (locale) => {
    const { people, db } = context.current
    await db.query('delete from notifications')
    const guardian = await people.adult()
    const children = ['Mila', 'Jean-Luc (J.)', 'ليلى']
    for (const child of children)
      for (const line of notified(locale, child).lines) await put(guardian.id, { message: line })
    await clean()
    const kept = (await rows()).map(({ message: words }) => words)
    expect(kept).toHaveLength(6)
    for (const [n, child] of children.entries()) {
      // Of an Arabic name with brackets only its beginning can be kept: better less of a name than a mood.
      const now = locale === 'ar' ? notified(locale, child.split(' (')[0]!).now : notified(locale, child).now
      expect(kept.slice(2 * n, 2 * n + 2)).toEqual([now, now])
    }
  },
)

it('keeps the rows, when they were read, and every other bell; a second run changes nothing', async () => {
  const { people, db } = context.current
  await db.query('delete from notifications')
  const guardian = await people.adult()
  await put(guardian.id, { message: 'Mila checked in: Sad 😢 (Tuesday 2:05 PM)' })
  const others: Bell[] = [
    { message: 'Mila checked in' },
    { message: 'Mila shared something with you. You can read it in Settings.' },
    { message: 'Mila checked in: of the coach', type: 'ai_digest', key: 'coach:1' },
  ]
  for (const other of others) await put(guardian.id, other)
  await clean()
  const once = await rows()
  expect(once.map(({ message: words }) => words)).toEqual([
    'Mila checked in',
    ...others.map((one) => one.message),
  ])
  expect(once.every(({ link, read_at }) => link === '/settings?tab=guardian' && read_at !== null)).toBe(true)
  await clean()
  expect(await rows()).toEqual(once)
})

it('goes on over more rows than one statement takes', async () => {
  const { people, db } = context.current
  await db.query('delete from notifications')
  const guardian = await people.adult()
  await addNotification(
    db,
    Array.from({ length: 5_200 }, (_, n) => ({
      user_id: guardian.id,
      type: 'guardian_alert',
      key: `parent:${n}`,
      payload_json: { message: 'Mila checked in: Sad (Tuesday)' },
    })),
  )
  await clean()
  expect(
    await db.query(`select payload_json ->> 'message' as message, count(*) from notifications group by 1`),
  ).toEqual([{ message: 'Mila checked in', count: 5200 }])
})
