import { owner, type DataMapRow } from './row.ts'

const SECRET = 'A secret, or a hash of one: its holder could act for a guardian or join a family.'
const KEY = 'Keeps a message from being sent twice; it says no more than the other columns.'
const ADDRESS = 'An address of the member’s device at its push service; its holder could write to it.'

/** What goes to a member and the people around them: notifications, guardians, families. */
export const circleData = {
  notifications: {
    section: 'notifications',
    people: { user_id: owner },
    columns: ['type', 'channel', 'payload_json', 'sent_at', 'read_at', 'created_at'],
    withheld: { key: KEY },
  },
  'push-subscriptions': {
    section: 'notifications',
    people: { user_id: owner },
    columns: ['platform', 'last_success_at', 'last_failure_at', 'created_at'],
    withheld: { endpoint: ADDRESS, p256dh: ADDRESS, auth: ADDRESS, device_id: ADDRESS },
  },
  'email-logs': {
    section: 'notifications',
    people: { user_id: { ...owner, why: 'The key of a mail names the member, so the row goes.' } },
    columns: ['template', 'status', 'attempts', 'sent_at', 'created_at'],
    withheld: { key: KEY, error: 'What a mail server answered; it may name its other users.' },
  },
  'test-messages': {
    section: 'notifications',
    people: { user_id: owner },
    columns: [
      'message',
      'result',
      'devices',
      'sent',
      'device_info_platform',
      'device_info_user_agent',
      'device_info_language',
      'device_info_timestamp',
      'created_at',
    ],
  },
  'guardian-links': {
    section: 'guardian',
    people: {
      child_id: { ...owner, why: 'The link is about the child.' },
      guardian_id: {
        is: 'guardian',
        exported: true,
        erasure: 'erased',
        why: 'A guardian who leaves is no one’s guardian; the child goes to the second one, or rests with a notice.',
      },
      guardian_email: {
        is: 'guardian',
        exported: 'The columns beside it are exported to the child and to the guardian with an account.',
        erasure: 'erased',
        why: 'The address goes with the link.',
      },
      guardian_mailbox: {
        is: 'guardian',
        exported: 'The address in one spelling, to compare it; the address itself is exported.',
        erasure: 'erased',
        why: 'The address goes with the link.',
      },
    },
    columns: [
      'guardian_email',
      'status',
      'relationship',
      'language',
      'time_zone',
      'checkin_alerts',
      'journal_alerts',
      'daily_digest',
      'quiet_start',
      'quiet_end',
      'contact_at',
      'verified_at',
      'transcription_agreed_at',
      'revoked_at',
      'rooms_agreed_at',
      'asks_to_buy',
      'monthly_cap_cents',
      'created_at',
    ],
    withheld: { page_token_hash: SECRET, page_token_sealed: SECRET },
    guardian: {
      rows: 'theirs',
      columns: [
        'guardian_email',
        'status',
        'relationship',
        'contact_at',
        'verified_at',
        'rooms_agreed_at',
        'asks_to_buy',
        'monthly_cap_cents',
        'created_at',
      ],
    },
  },
  'parent-notices': {
    section: 'guardian',
    people: { child_id: owner },
    columns: ['event_type', 'mood_id', 'entry_id', 'delivery', 'due_at', 'sent_at', 'created_at'],
    withheld: { key: KEY, link_id: 'Names a guardian’s link, which is exported by itself.' },
    guardian: { rows: 'theirs', columns: ['event_type', 'sent_at'] },
  },
  'family-groups': {
    section: 'family',
    people: {
      created_by_id: {
        is: 'other',
        exported: true,
        erasure: 'pseudonymous',
        why: 'The family is also its other members’. It stays with them, with another admin; one without members goes.',
      },
    },
    columns: ['name', 'created_at'],
    withheld: { invite_code: SECRET, invite_expires_at: SECRET },
  },
  'family-members': {
    section: 'family',
    people: { user_id: owner },
    columns: ['family_id', 'role', 'joined_at', 'created_at'],
  },
  'family-approvals': {
    section: 'family',
    people: {
      child_id: owner,
      member_id: {
        is: 'other',
        exported: 'A guardian’s answer about a child; the child’s own export has it.',
        erasure: 'erased',
        why: 'It allowed a child to be with a member who is gone.',
      },
    },
    columns: ['created_at'],
    withheld: { link_id: 'Names a guardian’s link, which is exported by itself.' },
  },
  'blocked-users': {
    section: 'family',
    people: {
      blocker_id: owner,
      blocked_id: {
        is: 'other',
        exported: 'A blocked member is never notified.',
        erasure: 'erased',
        why: 'There is no one left to block.',
      },
    },
    columns: ['shown_name', 'created_at'],
  },
} as const satisfies Record<string, DataMapRow>
