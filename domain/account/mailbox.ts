const GOOGLE = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox an address leads to, for comparing: lower case, without a plus-tag and without dots in the local part.
 * Two addresses with the same result are treated as one person's. Never send to the result.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).toLowerCase().split('+', 1)[0]!.replaceAll('.', '')
  const host = email
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.$/, '')
  return `${local}@${GOOGLE.has(host) ? 'gmail.com' : host}`
}

/** An address with the middle of its local part hidden: `m…a@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  return `${local.slice(0, 1)}…${local.length > 2 ? local.slice(-1) : ''}${email.slice(at)}`
}
