/**
 * Mail that was not just requested (the coach, digests, news) goes to confirmed addresses only: an unconfirmed one may
 * be a stranger's. Codes, links and warnings about the account go to any. As a condition on `users` called `u`.
 * Source: docs/rules/account.md D-024.
 */
export const IS_MAILABLE = 'u.email_verified_at is not null and u.disabled_at is null'
