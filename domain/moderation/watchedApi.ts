import { z } from 'zod/mini'
import { locales } from '../../messages/locales.ts'
import { contract } from '../api/contract.ts'
import { PHRASE_MAX, watchedActions } from './watchedWords.ts'

/** Characters of a file that is imported, and rows of it. */
export const WATCHED_FILE_MAX = 200_000
export const WATCHED_ROWS_MAX = 2_000
/** Longest text of the test box, in characters. */
export const TEST_TEXT_MAX = 500

const id = z.object({ id: z.uuid() })
const ok = z.object({ ok: z.literal(true) })
const word = {
  locale: z.enum(locales),
  phrase: z.string().check(z.trim(), z.minLength(1), z.maxLength(PHRASE_MAX)),
  action: z.enum(watchedActions),
} as const
/** A word as staff writes it. */
export const NewWatchedWord = z.strictObject(word)
export type NewWatchedWord = z.output<typeof NewWatchedWord>

/** A word of the list. */
export const WatchedWordView = z.object({
  id: z.string(),
  ...word,
  active: z.boolean(),
  /** How it did on the messages of the last days; null while it was not tried. */
  tried: z.nullable(z.object({ at: z.iso.datetime(), matches: z.number(), total: z.number() })),
})
export type WatchedWordView = z.output<typeof WatchedWordView>

/** Watched words of the desk. Each asks for the permission `content.write`. */
export const watchedApi = {
  listWords: contract({
    method: 'get',
    path: '/staff/watched-words',
    auth: 'staff',
    limit: 'read',
    output: z.object({ words: z.array(WatchedWordView) }),
  }),
  /** Adds a word, not in use yet. */
  addWord: contract({
    method: 'post',
    path: '/staff/watched-words',
    auth: 'staff',
    limit: 'write',
    body: NewWatchedWord,
    output: z.object({ id: z.string() }),
    errors: { 'moderation.error.word_known': 409, 'moderation.error.word_empty': 422 },
  }),
  removeWord: contract({
    method: 'delete',
    path: '/staff/watched-words/:id',
    auth: 'staff',
    limit: 'write',
    params: id,
    output: ok,
  }),
  /** Counts the messages of the last 30 days that have a word. Changes no message. */
  tryWord: contract({
    method: 'post',
    path: '/staff/watched-words/:id/dry-run',
    auth: 'staff',
    limit: 'write',
    params: id,
    output: z.object({ matches: z.number(), total: z.number() }),
  }),
  /** Puts a word in use, once it was tried, or out of use. */
  switchWord: contract({
    method: 'post',
    path: '/staff/watched-words/:id/active',
    auth: 'staff',
    limit: 'write',
    params: id,
    body: z.strictObject({ active: z.boolean() }),
    output: ok,
    errors: { 'moderation.error.word_untried': 409 },
  }),
  /** Which words in use a text has. Nothing of the text is kept. */
  testWords: contract({
    method: 'post',
    path: '/staff/watched-words/test',
    auth: 'staff',
    limit: 'write',
    body: z.strictObject({ locale: word.locale, text: z.string().check(z.maxLength(TEST_TEXT_MAX)) }),
    output: z.object({ found: z.array(z.object({ phrase: z.string(), action: word.action })) }),
  }),
  /** Imports a file of columns locale, phrase, action; one wrong row stops all of it. */
  importWords: contract({
    method: 'post',
    path: '/staff/watched-words/import',
    auth: 'staff',
    limit: 'write',
    body: z.strictObject({ csv: z.string().check(z.maxLength(WATCHED_FILE_MAX)) }),
    bodyMax: WATCHED_FILE_MAX * 4,
    output: z.object({ added: z.number(), known: z.number() }),
    errors: { 'moderation.error.word_file': 422 },
  }),
  exportWords: contract({
    method: 'get',
    path: '/staff/watched-words/export',
    auth: 'staff',
    limit: 'read',
    output: z.object({ name: z.string(), csv: z.string() }),
  }),
}
