/**
 * What the database has otherwise than the collections say, and why. Each object is named; one that is no longer there
 * has to leave the list.
 */
export type OnPurpose = {
  why: string
  /** Tables of our own, with all that is theirs. */
  tables?: readonly string[]
  /** Objects only the database has. */
  added?: readonly string[]
  /** Objects only Payload asks for. */
  leftOut?: readonly string[]
  /** Objects both have, with what they are in the database. */
  differs?: Readonly<Record<string, string>>
}

const each = (kind: string, names: string): string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${kind} ${name}`)

const INSTANT = 'timestamp with time zone'

/** The reviewed list. */
export const onPurpose: readonly OnPurpose[] = [
  {
    why: 'What a payment provider would keep elsewhere: the sandbox of one machine.',
    tables: ['sandbox_deliveries', 'sandbox_objects', 'sandbox_requests'],
  },
  {
    why: 'Counters, locks and the mailbox of one machine: they name no person, and editors have nothing to see in them.',
    tables: ['app_state', 'attempt_budgets', 'mailbox_messages', 'rate_limits', 'sign_in_locks'],
  },
  {
    why: 'A word is one of a fixed set. Payload would make a type of it, and every new word a change of the type.',
    added: each(
      'check',
      `account_deletions.account_deletions_asker_check ai_suggestions.ai_suggestions_source_check
      chat_messages.chat_messages_state_check chat_reactions.chat_reactions_kind_check chat_rooms.chat_rooms_band_check
      sanctions.sanctions_kind_check entitlements.entitlements_status_check orders.orders_status_check
      product_reviews.product_reviews_state_check purchase_requests.purchase_requests_status_check purchase_requests.purchase_requests_answer_reason_check refunds.refunds_state_check data_exports.data_exports_state_check email_logs.email_logs_status_check family_members.family_members_role_check
      guardian_links.guardian_links_relationship_check guardian_links.guardian_links_status_check incidents.incidents_place_check
      journal_entries.journal_entries_visibility_check journal_entries.journal_entries_transcript_by_check
      trashed_entries.trashed_entries_transcript_by_check voice_notes.voice_notes_type_check moderation_appeals.moderation_appeals_state_check
      moderation_items.moderation_items_source_check moderation_items.moderation_items_state_check parent_notices.parent_notices_delivery_check
      parent_notices.parent_notices_event_check profiles.profiles_age_group_check profiles.profiles_language_check
      recovery_requests.recovery_requests_kind_check subscriptions.subscriptions_plan_check
      subscriptions.subscriptions_status_check test_messages.test_messages_result_check
      trivia_weekly_sessions.trivia_weekly_sessions_status_check user_settings.user_settings_theme_check
      writing_prompts.writing_prompts_focus_area_check writing_prompts.writing_prompts_source_check`,
    ),
  },
  {
    why: 'A value has its form or its bounds through every door. Payload checks only what comes through its own.',
    added: each(
      'check',
      `cart_items.cart_items_quantity_check order_items.order_items_quantity_check orders.orders_amounts_check
      product_reviews.product_reviews_rating_check products.products_price_check products.products_stock_check
      purchase_requests.purchase_requests_amount_check guardian_links.guardian_links_monthly_cap_check
      care_offers.care_offers_times_put_away_check chat_messages.chat_messages_length_check family_groups.family_groups_code_check journal_entries.journal_entries_body_check
      journal_entries.journal_entries_date_check journal_entries.journal_entries_mood_check journal_entries.journal_entries_tags_check
      journal_entries.journal_entries_title_check journal_entries.journal_entries_version_check moods.moods_day_check
      moods.moods_intensity_check profiles.profiles_age_check trivia_session_progress.trivia_session_progress_number_check
      users.users_email_lower users.users_phone_check writing_prompts.writing_prompts_day_check
      writing_prompts.writing_prompts_prompt_check`,
    ),
  },
  {
    why: 'Columns of a row agree with each other.',
    added: each(
      'check',
      `blocked_users.blocked_users_other_check care_offers.care_offers_check
      plan_seats.plan_seats_other_check chat_messages.chat_messages_visible_check chat_rooms.chat_rooms_addiction_check
      coach_message_deliveries.coach_message_deliveries_engaged_check entry_releases.entry_releases_decided_check
      entry_releases.entry_releases_second_person_check explored_resources.explored_resources_check
      factor_resets.factor_resets_decided_check factor_resets.factor_resets_second_person_check
      moderation_appeals.moderation_appeals_answered_check moderation_items.moderation_items_decided_check
      moderation_items.moderation_items_severity_check moderator_shifts.moderator_shifts_check test_messages.test_messages_counts_check user_roles.user_roles_mark_check
      user_streaks.user_streaks_check writing_prompts.writing_prompts_check`,
    ),
  },
  {
    why: 'A rule for some rows or for an expression: one confirmed account for an address, one guardian who agreed, one open request, one open proposal, one copy of the data in the making, one open item for a subject, one open request for a product.',
    added: each(
      'index',
      `data_exports.data_exports_running_idx entry_releases.entry_releases_open_idx factor_resets.factor_resets_open_idx guardian_links.guardian_links_one_agreed mfa_factors.mfa_factors_one_verified moderation_items.moderation_items_open_subject_idx purchase_requests.purchase_requests_open_idx
      profiles.profiles_username_lower user_roles.user_roles_once users.users_email_confirmed`,
    ),
  },
  {
    why: 'An index over some rows, downwards, of another kind, or on a field that Payload would index in its versions too.',
    added: each(
      'index',
      `analytics_events.analytics_events_personal_idx email_logs.email_logs_sent_at_idx guardian_links.guardian_links_mailbox_idx
      journal_entries.journal_entries_tags_idx journal_entries.journal_entries_user_created_idx
      journal_entries.journal_entries_user_date_idx journal_entries.journal_entries_words_idx
      moderation_appeals.moderation_appeals_open_idx moderation_items.moderation_items_queue_idx
      orders.orders_user_created_idx orders.orders_pending_idx products.products_shelf_idx products_locales.products_locales_words_idx
      product_reviews.product_reviews_waiting_idx notification_preferences.notification_preferences_coach_next_idx
      notifications.notifications_sent_at_brin notification_preferences.notification_preferences_daily_next_idx
      parent_notices.parent_notices_child_created_idx parent_notices.parent_notices_waiting_idx
      sessions.sessions_user_last_seen_idx users.users_mailbox_idx users.users_unconfirmed_idx writing_prompts.writing_prompts_recent_idx`,
    ),
  },
  {
    why: 'Payload indexes every reference and every time of creation; another index of the table begins with the same column or serves its only reader.',
    leftOut: each(
      'index',
      `ai_usage.ai_usage_user_idx family_approvals.family_approvals_member_idx journal_entries.journal_entries_created_at_idx
      journal_entries.journal_entries_user_idx known_devices.known_devices_user_idx writing_prompts.writing_prompts_user_idx`,
    ),
  },
  {
    why: 'A profile has the id of its account and goes with it. Payload knows no reference that is also the id.',
    added: ['foreign key profiles.profiles_id_users_fk'],
  },
  {
    why: 'A removed or added role ends live connections, through every door.',
    added: ['trigger user_roles.end_connections', 'function end_connections_of_role'],
  },
  {
    why: 'Rows of the audit trail are only added (docs/decisions/021).',
    added: ['trigger admin_audit_logs.only_added', 'function refuse_change_of_audit'],
  },
  {
    why: 'Decisions of the desk are only added and chained by hashes, so that a changed one is found.',
    added: ['trigger moderation_decisions.only_added', 'function refuse_change_of_decision'],
  },
  {
    why: 'Rows of the child-safety log are only added (docs/decisions/045).',
    added: ['trigger child_safety_log.only_added', 'function refuse_change_of_case_log'],
  },
  {
    why: 'Rows of the consent ledger are only added; a write counts under the legal texts its request saw (docs/decisions/037).',
    added: [
      'trigger consent_ledger.only_added',
      'function refuse_change_of_consent',
      'function require_legal_versions',
    ],
  },
  {
    why: 'Words as the searches of the journal and the store compare them; indexes hold them.',
    added: [
      'function journal_plain',
      'function journal_words',
      'function product_words',
      'column products_locales.words',
    ],
  },
  {
    why: 'The mailbox behind an address: of a guardian derived from another column, so that the two never disagree; of an account in an index.',
    added: ['column guardian_links.guardian_mailbox', 'function mailbox_of'],
    differs: {
      'column journal_entries.shared_with_parent':
        "boolean not null generated ((visibility)::text = 'guardian'::text)",
    },
  },
  {
    why: 'Statements that add a row leave its id to the database; nothing shows it.',
    differs: Object.fromEntries(
      each(
        'column',
        'ai_choices.id ai_usage.id care_offers.id explored_resources.id family_approvals.id known_devices.id',
      ).map((name) => [name, 'uuid not null default gen_random_uuid()']),
    ),
  },
  {
    why: 'Older than their collections: the type holds the same, and a change would rewrite rows and end statements that running processes prepared.',
    differs: {
      'column ai_choices.updated_at': `${INSTANT} not null`,
      'column ai_usage.day': 'text not null',
      'column ai_usage.tokens': 'integer not null default 0',
      'column care_offers.put_away_at': INSTANT,
      'column care_offers.times_put_away': 'integer not null default 0',
      'column care_offers.written_at': `${INSTANT} not null`,
      'column deleted_entries.deleted_at': `${INSTANT} not null`,
      'column explored_resources.updated_at': `${INSTANT} not null`,
      'column factor_resets.asked_at': `${INSTANT} not null`,
      'column factor_resets.decided_at': INSTANT,
      'column factor_resets.expires_at': `${INSTANT} not null`,
      'column family_approvals.created_at': `${INSTANT} not null`,
      'column known_devices.device_id': 'text not null',
      'column known_devices.first_seen_at': `${INSTANT} not null`,
      'column known_devices.last_seen_at': `${INSTANT} not null`,
      'column writing_prompts.closed_at': INSTANT,
      'column writing_prompts.created_at': `${INSTANT} not null`,
      'column writing_prompts.day': 'text',
      'column writing_prompts.focus_area': 'text not null',
      'column writing_prompts.prompt': 'text not null',
      'column writing_prompts.source': 'text not null',
    },
  },
]
