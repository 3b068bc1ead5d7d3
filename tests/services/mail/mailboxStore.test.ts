import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDb, type Db } from '#services/database/db.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#services/database/embedded/start.ts'
import { findMessage, insertMessage, listMessages } from '#services/mail/embedded/mailboxStore.ts'

let folder: string
let server: EmbeddedPostgres
let db: Db
const message = {
  kind: 'email',
  recipient: 'Ann@example.org',
  subject: 'Hi',
  text: 'T',
  html: '<p>',
  raw: 'R',
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenkeel-mailbox-'))
  fs.chmodSync(folder, 0o755)
  server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'pg'), database: 'app' })
  db = openDb({ url: server.url, max: 2, name: 'test', onError: () => {} })
  await db.query(
    `create table mailbox_messages (id uuid primary key, kind text, recipient text, subject text,
     body_text text, body_html text, raw text, created_at timestamptz default now(), message_id text,
     unique (message_id, recipient))`,
  )
})
afterAll(async () => {
  await db.close()
  await server.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

it('keeps a mail once that was handed over twice', async () => {
  const twice = { ...message, recipient: 'twice@x.example', messageId: '<a@evenkeel.example>' }
  for (const one of [twice, twice, { ...twice, recipient: 'other@x.example' }]) await insertMessage(db, one)
  expect(await listMessages(db, { recipient: 'twice@x.example' })).toHaveLength(1)
  expect(await listMessages(db, { recipient: 'other@x.example' })).toHaveLength(1)
  await db.query('delete from mailbox_messages')
})

it('keeps messages and finds them again, newest first', async () => {
  const first = await insertMessage(db, message)
  const second = await insertMessage(db, {
    ...message,
    recipient: 'bob@example.org',
    subject: 'NUL \0 inside',
  })
  expect((await listMessages(db)).map(({ id }) => id)).toEqual([second, first])
  expect((await listMessages(db, { recipient: 'ann@EXAMPLE.org' })).map(({ id }) => id)).toEqual([first])
  expect(await findMessage(db, first)).toEqual({ ...message, id: first, createdAt: expect.any(Date) as Date })
  expect((await findMessage(db, second))?.subject).toBe('NUL \uFFFD inside')
})

it('finds nothing for an id that is none', async () => {
  for (const id of ['', 'x', "' or true --", '00000000-0000-0000-0000-000000000000']) {
    expect(await findMessage(db, id)).toBeUndefined()
  }
})

it('lists a hundred at most', async () => {
  for (let index = 0; index < 105; index += 1) await insertMessage(db, message)
  expect(await listMessages(db)).toHaveLength(100)
})
