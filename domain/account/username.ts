import { readPersonal } from '../moderation/personal/readPersonal.ts'
import { readProfanity } from '../moderation/profanity/readProfanity.ts'

/** Digits in a row that may be a phone number. */
const PHONE_DIGITS = 7
/** Letters of a mailbox name that are enough to recognise its owner. */
const MAILBOX_MIN = 5
/** Letters of a first name that are enough to recognise its owner. */
const NAME_MIN = 3

/**
 * Returns whether a username gives its member away: by a phone number, the mailbox name or the first name. Rooms show
 * it. A name that leads elsewhere or insults its readers counts too. Adults read a warning, minors choose another.
 * Source: docs/rules/account.md D-018.
 */
export function revealsIdentity(
  username: string,
  { email, firstName }: { email: string; firstName?: string | null },
): boolean {
  const plain = plainOf(username)
  const mailbox = plainOf(email.split('@')[0]!.split('+')[0]!)
  // `mia.lind2011` is Mia Lind, with or without her number.
  const core = mailbox.slice(0, lastLetterIn(mailbox) + 1)
  const name = plainOf(firstName ?? '')
  return (
    new RegExp(`\\d{${PHONE_DIGITS}}`).test(plain) ||
    [mailbox, core].some((own) => own.length >= MAILBOX_MIN && plain.includes(own)) ||
    (name.length >= NAME_MIN && plain.includes(name)) ||
    isUnfit(username)
  )
}

/** Kinds of personal data a name of these letters can hold. */
const LEADS_ELSEWHERE: ReadonlySet<string> = new Set(['phone', 'email', 'url'])

/** Dashes and lines stand for blanks in a name. A username looks like a handle, so handles say nothing here. */
function isUnfit(username: string): boolean {
  const words = username.replace(/[_-]+/g, ' ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  const isFoul = [username, words, words.replace(/\d+$/, '')].some(
    (one) => readProfanity(one).severity !== 'none',
  )
  return isFoul || readPersonal(words).some(({ type }) => LEADS_ELSEWHERE.has(type))
}

const lastLetterIn = (plain: string): number => {
  let at = plain.length - 1
  while (at >= 0 && plain[at]! <= '9') at -= 1
  return at
}

/** Letters and digits alone, without accents: `Zoë_Lind` and `zoe-lind` are one. */
const plainOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
