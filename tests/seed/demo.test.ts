import { describe, expect, it } from 'vitest'
import { cast } from '#seed/content/cast.ts'
import { DEMO_PASSWORD, seedDemo } from '#seed/datasets/demo.ts'
import { seedMinimal } from '#seed/datasets/minimal.ts'
import { childrenOf } from '#operations/guardians/notifications/guardianFacts.ts'
import { notifiedThrough } from '#operations/guardians/notifications/notificationsOf.ts'
import { verifyPassword } from '#lib/passwords/hash.ts'
import type { Db } from '#services/database/db.ts'
import { newDatabase } from '#tests/kit/database.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'
import { closeServices } from '#services'

const now = new Date('2026-03-12T14:00:00Z')
const context = useTestContext({ now: now.toISOString() })

/** Every table the seed writes, as text, without what differs from run to run on purpose. */
async function everything(db: Db): Promise<string> {
  const tables = [
    'users',
    'profiles',
    'guardian_links',
    'user_roles',
    'moods',
    'reflections',
    'journal_entries',
    'user_streaks',
    'user_badges',
    'notification_preferences',
    'coach_message_deliveries',
    'notifications',
    'parent_notices',
    'analytics_events',
    'incidents',
    'family_groups',
    'family_members',
    'trivia_session_progress',
    'feature_flags',
    'legal_versions',
    'legal_versions_locales',
    'legal_pages',
    'legal_pages_locales',
    'consent_ledger',
    'help_locations',
    'persona_templates',
    'persona_templates_locales',
    'journal_prompts',
    'journal_prompts_locales',
    'motivational_content',
    'motivational_content_locales',
    'motivational_content_texts',
    'audio',
    'audio_locales',
    'landing_page',
    'landing_page_statistics',
    'landing_page_statistics_locales',
    'landing_page_testimonials',
    'landing_page_testimonials_locales',
    'app_state',
  ]
  const parts: string[] = []
  for (const table of tables) {
    const rows = await db.query<{ row: string }>(
      `select (to_jsonb(t) - 'password_hash' - case when $1 = any('{user_streaks,user_badges}') or $1 like '%\\_locales' or $1 like '%\\_texts' then 'id' else '' end)::text as row
       from ${table} t order by 1`,
      [table],
    )
    parts.push(table, ...rows.map(({ row }) => row))
  }
  return parts.join('\n')
}

describe('the demo dataset', () => {
  it('is there within five seconds, and a second run changes nothing', async () => {
    const { db } = context.current
    // Time of our own work, so that a busy machine does not decide.
    const start = process.cpuUsage()
    const accounts = await db.tx((sql) => seedDemo(sql, { now }))
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1e6).toBeLessThan(5)
    expect(accounts.map(({ email }) => email)).toContain('mila@demo.evenkeel.example')
    // The next weekend is left to staff and the worker.
    expect(
      await db.query(`select week_key from trivia_weekly_sessions where week_key > '2026-03-07'`),
    ).toEqual([])
    const before = await everything(db)
    const again = await db.tx((sql) => seedDemo(sql, { now: new Date('2026-03-20T08:00:00Z') }))
    expect(again).toEqual(accounts)
    expect(await everything(db)).toBe(before)
  })

  it('is the same every time it is made at the same moment', async () => {
    const { url, drop } = await newDatabase()
    const other = newTestContext(url, { now: now.toISOString() })
    await other.db.tx((sql) => seedDemo(sql, { now }))
    expect(await everything(other.db)).toBe(await everything(context.current.db))
    await closeServices(other.services)
    await drop()
  })

  it('has families with people of all ages, each with one admin, and one person who waits', async () => {
    const { db } = context.current
    const families = await db.query<{ people: number; admins: number; waiting: number; ages: string[] }>(
      `select count(*) as people, count(*) filter (where m.role = 'admin') as admins,
         count(*) filter (where m.role = 'waiting') as waiting, array_agg(distinct p.age_group) as ages
       from family_members m join profiles p on p.id = m.user_id group by m.family_id`,
    )
    expect(families.length).toBeGreaterThan(5)
    expect(families.every(({ admins, people }) => admins === 1 && people <= 10)).toBe(true)
    expect(families.filter(({ waiting }) => waiting === 1)).toHaveLength(1)
    expect([...new Set(families.flatMap(({ ages }) => ages))].sort()).toEqual([
      'adult',
      'child',
      'elder',
      'teen',
    ])
  })

  it('has trivia for every age group this weekend, and again when the world runs on', async () => {
    const { db } = context.current
    const groupsOf = async (week: string) =>
      (
        await db.query<{ age_group: string }>(
          `select age_group from trivia_weekly_sessions where week_key = $1 and status = 'published' order by 1`,
          [week],
        )
      ).map(({ age_group }) => age_group)
    const all = ['adult', 'child', 'elder', 'teen'].flatMap((group) => Array<string>(4).fill(group))
    // The last weekend stays open up to Friday, and two people are in the middle of it.
    expect(await groupsOf('2026-03-07')).toEqual(all)
    const middle = await db.query<{ n: number }>(
      `select count(*) as n from trivia_answers a join trivia_plays p on p.id = a.play_id join trivia_weekly_sessions s on s.id = p.weekly_session_id`,
    )
    expect(middle).toEqual([{ n: 11 }])
    await db.tx((sql) => seedDemo(sql, { now: new Date('2026-05-01T10:00:00Z') }))
    expect(await groupsOf('2026-05-02')).toEqual(all)
  })

  it('has people of all ages in four languages, and its accounts open with the password', async () => {
    const { db } = context.current
    const groups = await db.query<{ age_group: string; n: number }>(
      'select age_group, count(*) as n from profiles group by 1',
    )
    expect(Object.fromEntries(groups.map(({ age_group, n }) => [age_group, n]))).toMatchObject({
      child: expect.any(Number),
      teen: expect.any(Number),
      adult: expect.any(Number),
      elder: expect.any(Number),
    })
    const [people] = await db.query<{ n: number; languages: number }>(
      'select count(*) as n, count(distinct language) as languages from profiles',
    )
    expect(people).toEqual({ n: cast.length, languages: 4 })
    expect(cast.length).toBeGreaterThan(55)
    const [user] = await db.query<{ password_hash: string }>('select password_hash from users limit 1')
    expect(await verifyPassword(DEMO_PASSWORD, user!.password_hash)).toBe(true)
  })

  it('looks alive: check-ins up to now, none later, gaps, runs and badges that agree', async () => {
    const { db } = context.current
    const [moods] = await db.query<{ n: number; late: number; days: number; kinds: number }>(
      'select count(*) as n, count(*) filter (where created_at > $1) as late, count(distinct day) as days, count(distinct mood) as kinds from moods',
      [now],
    )
    expect(moods!.n).toBeGreaterThan(1_500)
    expect(moods).toMatchObject({ late: 0, kinds: 7 })
    expect(moods!.days).toBeGreaterThan(85)
    const [maren] = await db.query<{ current_streak: number; last_day: string }>(
      `select current_streak, last_day from user_streaks s join users u on u.id = s.user_id where u.email like 'maren@%'`,
    )
    expect(maren).toMatchObject({ last_day: '2026-03-11' })
    expect(maren!.current_streak).toBeGreaterThanOrEqual(9)
    const [late] = await db.query<{ n: number }>(
      `select count(*) as n from user_badges where earned_at >= $1`,
      [now],
    )
    expect(late!.n).toBe(0)
    const [words] = await db.query<{ n: number; share: number }>(
      `select count(distinct content) as n, (select count(*) from reflections)::float8 / (select count(*) from moods) as share from reflections`,
    )
    expect(words!.n).toBeGreaterThan(150)
    expect(words!.share).toBeGreaterThan(0.25)
  })

  it('has told guardians about the last days, as their wishes are, and rang their bell', async () => {
    const { db } = context.current
    const [tobias] = await db.query<{ id: string }>(`select id from users where email like 'tobias@%'`)
    const children = await childrenOf(db, tobias!.id)
    expect(children.map(({ child }) => child).sort()).toEqual(['Jonas', 'Mila'])
    const notified = (
      await Promise.all(children.map(({ link }) => notifiedThrough(db, link, { all: true })))
    ).flat()
    expect(notified.length).toBeGreaterThan(6)
    expect(notified.every(({ event, mood, preview }) => (event === 'checkin' ? mood : preview))).toBe(true)
    const [late] = await db.query<{ n: number }>(
      'select count(*) as n from parent_notices where sent_at > $1 or (sent_at is null and due_at <= $1) or created_at > $1',
      [now],
    )
    expect(late!.n).toBe(0)
    const [bell] = await db.query<{ n: number; unread: number }>(
      `select count(*) as n, count(*) filter (where read_at is null) as unread from notifications
       where user_id = $1 and type = 'guardian_alert' and payload_json ->> 'title' <> ''`,
      [tobias!.id],
    )
    expect(bell!.n).toBeGreaterThan(4)
    expect(bell!.unread).toBeGreaterThan(0)
    expect(bell!.unread).toBeLessThan(bell!.n)
  })

  it('shows nothing of a child without a consent', async () => {
    const { db } = context.current
    const [ben] = await db.query<{ n: number }>(
      `select count(*) as n from users u left join moods m on m.user_id = u.id left join coach_message_deliveries d on d.user_id = u.id
       where u.email like 'ben@%' and (m.id is not null or d.id is not null)`,
    )
    expect(ben!.n).toBe(0)
  })

  it('does not move into a database that has people', async () => {
    const { url, drop } = await newDatabase()
    const other = newTestContext(url)
    await other.people.adult()
    await expect(other.db.tx((sql) => seedDemo(sql, { now }))).rejects.toThrow('holds people already')
    await closeServices(other.services)
    await drop()
  })
})

describe('the minimal dataset', () => {
  it('brings what is missing and leaves what staff decided', async () => {
    const { url, drop } = await newDatabase()
    const { db, services } = newTestContext(url)
    await db.tx((sql) => seedMinimal(sql, { now }))
    await db.query(`update feature_flags set enabled = true where flag_key = 'ff.lang_es'`)
    await db.query(`delete from feature_flags where flag_key = 'ff.trivia'`)
    await db.query(`delete from journal_prompts where category = 'rest'`)
    await db.query(`update help_locations set phone = '1' where name = 'Samaritans'`)
    await db.query(`update legal_versions set active = false where document_type = 'terms'`)
    const prompts = await db.query('select id from journal_prompts')
    await db.tx((sql) => seedMinimal(sql, { now }))
    const flags = await db.query<{ flag_key: string; enabled: boolean }>(
      `select flag_key, enabled from feature_flags where flag_key in ('ff.lang_es', 'ff.trivia') order by 1`,
    )
    expect(flags).toEqual([
      { flag_key: 'ff.lang_es', enabled: true },
      { flag_key: 'ff.trivia', enabled: true },
    ])
    expect(await db.query('select id from journal_prompts')).toHaveLength(prompts.length)
    const [line] = await db.query<{ phone: string }>(
      `select phone from help_locations where name = 'Samaritans'`,
    )
    expect(line!.phone).toBe('116 123')
    const [terms] = await db.query<{ active: boolean }>(
      `select active from legal_versions where document_type = 'terms'`,
    )
    expect(terms!.active).toBe(false)
    await closeServices(services)
    await drop()
  })

  it('has every kind of template for every age, in every language, within the limits', async () => {
    const { db } = context.current
    const kinds = await db.query<{ n: number }>(
      `select count(*) as n from persona_templates where focus_area is null group by age_group, message_type`,
    )
    expect(kinds).toHaveLength(12)
    expect(Math.min(...kinds.map(({ n }) => n))).toBeGreaterThanOrEqual(3)
    const focus = await db.query(
      'select 1 from persona_templates where focus_area is not null group by age_group, focus_area',
    )
    expect(focus).toHaveLength(44)
    const words = await db.query<{ words: string }>(
      `select content as words from persona_templates_locales union all select prompt from journal_prompts_locales
       union all select title || ' ' || content from motivational_content_locales`,
    )
    expect(words.filter(({ words: text }) => /!|¡|\bjourney\b/i.test(text))).toEqual([])
    const [long] = await db.query<{ n: number; longest: number }>(
      `select count(*) as n, max(length(content)) as longest from persona_templates_locales`,
    )
    expect(long!.n).toBe(4 * 112)
    expect(long!.longest).toBeLessThanOrEqual(170)
    const missing = await db.query(
      `select p.id from journal_prompts p left join journal_prompts_locales l on l._parent_id = p.id group by p.id having count(*) <> 4`,
    )
    expect(missing).toEqual([])
  })
})
