/**
 * A page without what could name a person: no host, query or fragment, and `:id` where a part of the path is an id or a
 * token.
 */
export const pageOf = (url: string): string =>
  url
    .replace(/^[a-z]+:\/\/[^/?#]*/i, '')
    .split(/[?#]/, 1)[0]!
    .split('/')
    .map((part) => (/^([\w-]{20,}|\d+)$/.test(part) ? ':id' : part))
    .join('/') || '/'
