/** Longest address of a link, in characters. */
export const HREF_MAX = 2_000

const web = /^https?:\/\/[\p{L}\p{N}.-]+(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}\p{Cc}\p{Cf}]*)?$/iu
const mail = /^mailto:[^\s"'<>\\@?&,;:\p{Cc}\p{Cf}]+@[\p{L}\p{N}.-]+$/iu
const phone = /^tel:\+?[\d().-]{2,30}$/i

/**
 * Is this an address a link may lead to: a web page, a mailbox or a phone number? An address with a user name in front
 * of its host is rejected, because it hides where it leads.
 */
export const isSafeHref = (href: unknown): href is string =>
  typeof href === 'string' &&
  href.length <= HREF_MAX &&
  (web.test(href) || mail.test(href) || phone.test(href))
