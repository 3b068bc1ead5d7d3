/** Digits in a row that may be a phone number. */
const PHONE_DIGITS = 7
/** Letters of a mailbox, and of a first name, that are enough to recognise somebody by. */
const MAILBOX_MIN = 5
/** See `MAILBOX_MIN`. */
const NAME_MIN = 3

/**
 * Could a username tell strangers who this is: by a phone number, by the name of the mailbox, by the first name? Rooms show it. Adults are
 * told so, minors have to choose another. Source: decision D-018.
 */
export function tellsWho(
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
