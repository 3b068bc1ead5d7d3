/** Blocked people. */
export const moderation = {
  error: {
    sign_in: 'You must be logged in to block users',
    already_blocked: 'User already blocked',
    self: 'You can’t block yourself.',
    load: 'Failed to load blocked users',
    unblock: 'Failed to unblock user',
  },
  blocked: {
    title: 'Blocked people',
    lead: 'People aren’t told when you block them. You can unblock them at any time.',
    loading: 'Loading the people you blocked.',
    empty_title: 'No one is blocked',
    empty: 'You can block someone in your family on the Family tab.',
    since: 'Blocked on {{when}}',
    unblock: 'Unblock',
    unblock_label: 'Unblock {{name}}',
    unblocked: '{{name}} is no longer blocked.',
    unnamed: 'Someone you blocked',
  },
} as const
