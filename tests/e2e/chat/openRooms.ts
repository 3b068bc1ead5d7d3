import pg from 'pg'

/**
 * Opens rooms to demo people: a plan, of minors the guardian's yes, and with `intro` the first visit behind them.
 * `isAgreed: false` leaves that yes to the guardian. Blocks among them are taken back, so that the journey can be
 * walked again.
 */
export async function openRooms(
  handles: readonly string[],
  { intro = true, isAgreed = true } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL! })
  await client.connect()
  const people = `select id from users where split_part(email, '@', 1) = any($1) and email like '%demo.evenkeel.example'`
  try {
    await client.query(`update profiles set subscription_status = 'active' where id in (${people})`, [
      handles,
    ])
    await client.query(
      `update guardian_links set rooms_agreed_at = case when $2 then now() end where child_id in (${people})`,
      [handles, isAgreed],
    )
    await client.query(`delete from blocked_users where blocker_id in (${people})`, [handles])
    await client.query(`delete from chat_members where user_id in (${people})`, [handles])
    if (!intro) return
    await client.query(
      `insert into chat_members (id, user_id, intro_seen_at, guidelines_passed_at)
       select gen_random_uuid(), p.id, now(), now() from (${people}) p`,
      [handles],
    )
  } finally {
    await client.end()
  }
}
