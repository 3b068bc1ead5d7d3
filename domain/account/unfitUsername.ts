import { readPersonal } from '../moderation/personal/readPersonal.ts'
import { readProfanity } from '../moderation/profanity/readProfanity.ts'
import { revealsIdentity } from './username.ts'

/** Personal data a name can hold. A username looks like a handle, so handles say nothing here. */
const LEADS_ELSEWHERE: ReadonlySet<string> = new Set(['phone', 'email', 'url'])

/**
 * Returns whether a minor needs another username: it gives its member away, leads elsewhere or insults its readers. The
 * site asks `revealsIdentity` alone, so that no browser loads the lists of words.
 */
export function isUnfitUsername(username: string, owner: Parameters<typeof revealsIdentity>[1]): boolean {
  // Dashes, lines and capitals stand for blanks in a name.
  const words = username.replace(/[_-]+/g, ' ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return (
    revealsIdentity(username, owner) ||
    [username, words, words.replace(/\d{1,9}$/, '')].some((one) => readProfanity(one).severity !== 'none') ||
    readPersonal(words).some(({ type }) => LEADS_ELSEWHERE.has(type))
  )
}
