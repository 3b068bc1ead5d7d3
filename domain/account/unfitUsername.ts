import { readPersonal } from '../moderation/personal/readPersonal.ts'
import { readProfanity } from '../moderation/profanity/readProfanity.ts'
import { revealsIdentity } from './username.ts'

/** Personal data a name can hold. A username looks like a handle, so handles say nothing here. */
const LEADS_ELSEWHERE: ReadonlySet<string> = new Set(['phone', 'email', 'url'])

/** A username as its readers may take it. Dashes, lines and capitals stand for blanks in a name. */
export function readingsOf(username: string): readonly [name: string, words: string, unnumbered: string] {
  const words = username.replace(/[_-]+/g, ' ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return [username, words, words.replace(/\d{1,9}$/, '')]
}

/** How hard a username hits its readers, as the hardest of its readings. */
export function insultIn(username: string): 'none' | 'offensive' | 'severe' {
  const found = readingsOf(username).map((reading) => readProfanity(reading).severity)
  return found.find((severity) => severity === 'severe') ?? found.find((one) => one !== 'none') ?? 'none'
}

/**
 * Returns whether a minor needs another username: it gives its member away, leads elsewhere or insults its readers. The
 * site asks `revealsIdentity` alone, so that no browser loads the lists of words.
 */
export const isUnfitUsername = (username: string, owner: Parameters<typeof revealsIdentity>[1]): boolean =>
  revealsIdentity(username, owner) ||
  insultIn(username) !== 'none' ||
  readPersonal(readingsOf(username)[1]).some(({ type }) => LEADS_ELSEWHERE.has(type))
