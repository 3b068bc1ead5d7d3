/** Digits in a row that may be a phone number. */
const PHONE_DIGITS = 7
/** Letters of a mailbox name that are enough to recognise its owner. */
const MAILBOX_MIN = 5
/** Letters of a first name that are enough to recognise its owner. */
const NAME_MIN = 3

/**
 * Returns whether a username gives its member away: by a phone number, the mailbox name or the first name. Rooms show
 * it. Adults read a warning, minors choose another. Source: docs/rules/account.md D-018.
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
    (name.length >= NAME_MIN && plain.includes(name))
  )
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
