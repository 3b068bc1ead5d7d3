/**
 * Mail that nobody asked for at this moment (the coach, digests, news) goes only to addresses whose owner confirmed them: an unconfirmed
 * one may be a stranger's. Codes, links and warnings about the account go to any. As a condition on `users` called `u`.
 * Source: decision D-024.
 */
export const IS_MAILABLE = 'u.email_verified_at is not null and u.disabled_at is null'
