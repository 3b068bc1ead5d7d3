import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { accountApi } from '#domain/account/api.ts'
import { call } from './call.ts'
import { KEEP_MS } from './draftState.ts'
import { tabStore } from './localStore.ts'

/*
 * Drafts on this device: an IndexedDB of ciphertexts (AES-GCM). The key comes from the server to the signed-in member
 * and stays in memory, so that reading them takes a session of that account. See
 * docs/decisions/032-drafts-on-the-device.md.
 */

type Row = {
  person: string
  key: string
  /** The page that wrote it. Two tabs may write under one key; neither replaces the other's text. */
  page: string
  at: number
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}
interface Schema extends DBSchema {
  drafts: { key: [string, string, string]; value: Row; indexes: { person: string } }
}

/** Keeps the drafts of one member, for this page. */
export type DraftVault = {
  /**
   * The drafts of pages that are closed, by key; they belong to this page from now on. Where the tab has newer text
   * (`isInTab`), those of its page before the reload are forgotten, and others wait until the key is free. Takes over
   * nothing more once `stop` says so.
   */
  restore: (isInTab: (key: string) => boolean, stop: AbortSignal) => Promise<Map<string, string>>
  keep: (key: string, text: string) => Promise<void>
  drop: (key: string) => Promise<void>
  /** Returns whether this device has no draft of the member, of any page. */
  isEmpty: () => Promise<boolean>
  /** Runs changes one after the other. Resolves also when one fails. */
  change: (work: () => Promise<void>) => Promise<void>
  /** Ends this page's hold on its drafts. */
  close: () => void
}

/** Where this tab remembers its page, for the page after a reload. */
export const PAGE_KEY = 'ek.page'
const lockOf = (page: string) => `ek.page.${page}`
/** Milliseconds for the page before a reload to end. */
const RELOAD_MS = 300

const database = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('ek-drafts', 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts', { keyPath: ['person', 'key', 'page'] }).createIndex('person', 'person')
    },
  })

/**
 * Opens the drafts of a member on this device.
 * @throws ApiError or DOMException when that is not possible, or not before `stop`.
 */
export async function openVault(person: string, stop: AbortSignal): Promise<DraftVault> {
  const [db, { key: secret }] = await Promise.all([
    before(stop, database()),
    call(accountApi.draftKey, undefined, stop),
  ])
  const cipher = await cipherOf(secret, person)
  const pageBefore = tabStore.get(PAGE_KEY)
  const page = crypto.randomUUID()
  const close = await holdPage(page, stop)
  tabStore.set(PAGE_KEY, page)
  const put = async (key: string, text: string, at: number): Promise<Row> => {
    const row = { person, key, page, at, ...(await cipher.encrypt(key, text)) }
    await db.put('drafts', row)
    return row
  }
  let queue = Promise.resolve()
  return {
    restore: (isInTab, late) =>
      alone(late, async () => {
        const closed = await closedPages(pageBefore)
        const found = new Map<string, string>()
        const rows = (await db.getAll('drafts')).sort((one, other) => other.at - one.at)
        for (const row of rows) {
          if (late.aborted) break
          const isMine = row.person === person && closed(row.page)
          const isTaken = isInTab(row.key)
          const isOld = Date.now() - row.at > KEEP_MS || (isMine && isTaken && row.page === pageBefore)
          const isWanted = isMine && !isOld && !isTaken && !found.has(row.key)
          const text = isWanted ? await cipher.decrypt(row) : null
          if (text !== null) {
            await put(row.key, text, row.at)
            found.set(row.key, text)
          }
          if (isOld || text !== null) await db.delete('drafts', [row.person, row.key, row.page])
        }
        return found
      }),
    keep: async (key, text) => void (await put(key, text, Date.now())),
    drop: (key) => db.delete('drafts', [person, key, page]),
    isEmpty: async () => (await db.countFromIndex('drafts', 'person', person)) === 0,
    close,
    change: (work) => (queue = queue.then(work).catch(() => {})),
  }
}

/** Takes drafts off this device: those of a member, or all. */
export async function forgetDevice(person: string | null): Promise<void> {
  const db = await database()
  if (person === null) await db.clear('drafts')
  else
    for (const key of await db.getAllKeysFromIndex('drafts', 'person', person)) await db.delete('drafts', key)
  db.close()
}

/** Encrypts and decrypts with a key that cannot be read out again. A text counts for its member and key only. */
async function cipherOf(secret: string, person: string) {
  const bytes = Uint8Array.from(atob(secret.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
    letter.charCodeAt(0),
  )
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  const how = (name: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(`${person}\n${name}`),
  })
  return {
    async encrypt(name: string, text: string): Promise<Pick<Row, 'iv' | 'data'>> {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      return { iv, data: await crypto.subtle.encrypt(how(name, iv), key, new TextEncoder().encode(text)) }
    },
    /** The text, or null when it was encrypted with another key. */
    decrypt: ({ key: name, iv, data }: Row): Promise<string | null> =>
      crypto.subtle.decrypt(how(name, iv), key, data).then(
        (text) => new TextDecoder().decode(text),
        () => null,
      ),
  }
}

/** A browser may let a database wait for ever. */
const before = <T>(stop: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason as Error))
    work.then(resolve, reject)
  })

/** Holds a lock until this page ends or lets go, so that other tabs know it is open. */
const holdPage = (page: string, stop: AbortSignal): Promise<() => void> =>
  new Promise((resolve, reject) => {
    if (!navigator.locks) return resolve(() => {})
    navigator.locks
      .request(lockOf(page), { signal: stop }, () => new Promise<void>((release) => resolve(release)))
      .catch(reject)
  })

/** Which pages have ended. The one before a reload may take a moment to. */
async function closedPages(before: string | null): Promise<(page: string) => boolean> {
  if (!navigator.locks) return () => true
  if (before)
    await navigator.locks
      .request(lockOf(before), { signal: AbortSignal.timeout(RELOAD_MS) }, () => {})
      .catch(() => {})
  const { held = [] } = await navigator.locks.query()
  const open = new Set(held.map(({ name }) => name))
  return (page) => !open.has(lockOf(page))
}

/** Two tabs that open at once take over no draft twice. */
const alone = <T>(stop: AbortSignal, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('ek.drafts', { signal: stop }, () => work()) : work()
