const NAME_IN_MAIL_MAX = 30

/**
 * A name as plain letters: the mail goes wherever the sender likes, so it must not carry addresses or other messages.
 */
export const nameForMail = ({
  firstName,
  username,
}: {
  firstName: string | null
  username: string
}): string =>
  firstName
    ?.replace(/[^\p{L}\p{M}\p{N} '’-]/gu, '')
    .slice(0, NAME_IN_MAIL_MAX)
    .trim() || username
