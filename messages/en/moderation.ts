/** Blocked people. */
export const moderation = {
  error: {
    sign_in: 'You must be logged in to block users',
    already_blocked: 'User already blocked',
    self: 'You cannot block yourself.',
    load: 'Failed to load blocked users',
    unblock: 'Failed to unblock user',
  },
  blocked: {
    title: 'Blocked people',
    lead: 'Whom you block is never told. You can take it back at any time.',
    loading: 'Looking up whom you blocked.',
    empty_title: 'Nobody is blocked',
    empty: 'You can block somebody of a family on the Family tab.',
    since: 'Blocked on {{when}}',
    unblock: 'Unblock',
    unblock_label: 'Unblock {{name}}',
    unblocked: '{{name}} is no longer blocked.',
    unnamed: 'A person you blocked',
  },
} as const
