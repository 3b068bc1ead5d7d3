import * as foundation from './20261120_194641_foundation.ts'
import * as foundationRules from './20261120_194700_foundation_rules.ts'
import * as accountsAndDashboard from './20261121_180203_accounts_and_dashboard.ts'
import * as accountsAndDashboardRules from './20261121_180300_accounts_and_dashboard_rules.ts'
import * as familyWaiting from './20261121_184000_family_waiting.ts'
import * as guardianWishes from './20261121_181555_guardian_wishes.ts'
import * as scale from './20261121_200000_scale.ts'
import * as journal from './20261121_212100_journal.ts'
import * as coachEngagement from './20261121_212201_coach_engagement.ts'
import * as testMessages from './20261121_212202_test_messages.ts'
import * as coachNext from './20261121_212300_coach_next.ts'
import * as outdatedMails from './20261121_212301_outdated_mails.ts'
import * as bellsWithoutMoods from './20261121_212302_bells_without_moods.ts'
import * as writingPrompts from './20261121_212401_writing_prompts.ts'
import * as journalSharing from './20261121_213000_journal_sharing.ts'
import * as mailboxMessageIds from './20261122_100000_mailbox_message_ids.ts'
import * as roleConnections from './20261122_100010_role_connections.ts'
import * as unconfirmedAddresses from './20261122_100100_unconfirmed_addresses.ts'
import * as guardianLevels from './20261122_100200_guardian_levels.ts'
import * as answerToDanger from './20261122_100300_answer_to_danger.ts'
import * as auditInsertOnly from './20261122_100400_audit_insert_only.ts'
import * as factorResets from './20261122_100401_factor_resets.ts'
import * as richText from './20261122_130101_rich_text.ts'
import * as personCollections from './20261122_130201_person_collections.ts'
import * as oneSchema from './20261122_170000_one_schema.ts'
import * as addedLater from './20261122_214414_added_later.ts'
import * as journalTrash from './20261122_221518_journal_trash.ts'
import * as familySharing from './20261123_053024_family_sharing.ts'
import * as suggestionAnswers from './20261123_053206_suggestion_answers.ts'
import * as checkInDetails from './20261123_053243_check_in_details.ts'
import * as triviaPlayer from './20261123_053406_trivia_player.ts'
import * as addRecordingWaves from './20261123_054758_add_recording_waves.ts'
import * as mailboxOf from './20261123_060000_mailbox_of.ts'
import * as legalTexts from './20261123_062251_legal_texts.ts'
import * as triviaReportQuestion from './20261123_072136_trivia_report_question.ts'
import * as wSettings from './20261123_085448_w_settings.ts'
import * as triviaBreaks from './20261123_090547_trivia_breaks.ts'
import * as addBankReview from './20261123_144202_add_bank_review.ts'
import * as addTriviaWeeks from './20261123_143216_add_trivia_weeks.ts'
import * as addConsent from './20261123_143857_add_consent.ts'
import * as ledgerOnlyAdded from './20261123_153200_ledger_only_added.ts'
import * as addDataExports from './20261123_143811_add_data_exports.ts'
import * as addAccountDeletions from './20261123_143254_add_account_deletions.ts'
import * as addModerationDesk from './20261123_212320_add_moderation_desk.ts'
import * as addChatRooms from './20261123_213149_add_chat_rooms.ts'
import * as addChildSafety from './20261123_212710_add_child_safety.ts'
import * as addEntryReleases from './20261123_214437_add_entry_releases.ts'
import * as addVoiceNotes from './20261123_212638_add_voice_notes.ts'
import * as addModeratorShifts from './20261123_221031_add_moderator_shifts.ts'
import * as addWatchedWords from './20261123_222426_add_watched_words.ts'
import * as plainWordsFaster from './20261124_025700_plain_words_faster.ts'
import * as addPlans from './20261123_213745_add_plans.ts'
import * as addStore from './20261124_014412_add_store.ts'
import * as addStoreSettings from './20261124_015908_add_store_settings.ts'
import * as addStoreShelf from './20261124_020500_add_store_shelf.ts'
import * as addAnswersToRequests from './20261124_015837_add_answers_to_requests.ts'
import * as addStoreDesk from './20261124_022621_add_store_desk.ts'
import * as addDailyNext from './20261124_023435_add_daily_next.ts'
import * as storeProductWords from './20261124_025000_store_product_words.ts'
import * as addReleaseChecks from './20261124_191208_add_release_checks.ts'
import * as addMute from './20261127_212808_add_mute.ts'
import * as addPlansInPanel from './20261127_214653_add_plans_in_panel.ts'
import * as leaveLines from './20261127_215502_leave_lines.ts'
import * as noLimitInStoreSettings from './20261127_220300_no_limit_in_store_settings.ts'
import * as previewOfProducts from './20261127_223457_preview_of_products.ts'
import * as addPlanRefunds from './20261127_223939_add_plan_refunds.ts'
import * as littleAboutMinors from './20261128_034500_little_about_minors.ts'

/** Every migration, oldest first. Committed with the feature; never edited after it landed. */
export const migrations = [
  { name: '20261120_194641_foundation', up: foundation.up, down: foundation.down },
  { name: '20261120_194700_foundation_rules', up: foundationRules.up, down: foundationRules.down },
  {
    name: '20261121_180203_accounts_and_dashboard',
    up: accountsAndDashboard.up,
    down: accountsAndDashboard.down,
  },
  {
    name: '20261121_180300_accounts_and_dashboard_rules',
    up: accountsAndDashboardRules.up,
    down: accountsAndDashboardRules.down,
  },
  { name: '20261121_184000_family_waiting', up: familyWaiting.up, down: familyWaiting.down },
  { name: '20261121_181555_guardian_wishes', up: guardianWishes.up, down: guardianWishes.down },
  { name: '20261121_200000_scale', up: scale.up, down: scale.down },
  { name: '20261121_212100_journal', up: journal.up, down: journal.down },
  { name: '20261121_212201_coach_engagement', up: coachEngagement.up, down: coachEngagement.down },
  { name: '20261121_212202_test_messages', up: testMessages.up, down: testMessages.down },
  { name: '20261121_212300_coach_next', up: coachNext.up, down: coachNext.down },
  { name: '20261121_212301_outdated_mails', up: outdatedMails.up, down: outdatedMails.down },
  { name: '20261121_212302_bells_without_moods', up: bellsWithoutMoods.up, down: bellsWithoutMoods.down },
  { name: '20261121_212401_writing_prompts', up: writingPrompts.up, down: writingPrompts.down },
  { name: '20261121_213000_journal_sharing', up: journalSharing.up, down: journalSharing.down },
  { name: '20261122_100000_mailbox_message_ids', up: mailboxMessageIds.up, down: mailboxMessageIds.down },
  { name: '20261122_100010_role_connections', up: roleConnections.up, down: roleConnections.down },
  {
    name: '20261122_100100_unconfirmed_addresses',
    up: unconfirmedAddresses.up,
    down: unconfirmedAddresses.down,
  },
  { name: '20261122_100200_guardian_levels', up: guardianLevels.up, down: guardianLevels.down },
  { name: '20261122_100300_answer_to_danger', up: answerToDanger.up, down: answerToDanger.down },
  { name: '20261122_100400_audit_insert_only', up: auditInsertOnly.up, down: auditInsertOnly.down },
  { name: '20261122_100401_factor_resets', up: factorResets.up, down: factorResets.down },
  { name: '20261122_130101_rich_text', up: richText.up, down: richText.down },
  { name: '20261122_130201_person_collections', up: personCollections.up, down: personCollections.down },
  { name: '20261122_170000_one_schema', up: oneSchema.up, down: oneSchema.down },
  { name: '20261122_214414_added_later', up: addedLater.up, down: addedLater.down },
  { name: '20261122_221518_journal_trash', up: journalTrash.up, down: journalTrash.down },
  { name: '20261123_053024_family_sharing', up: familySharing.up, down: familySharing.down },
  { name: '20261123_053206_suggestion_answers', up: suggestionAnswers.up, down: suggestionAnswers.down },
  { name: '20261123_053243_check_in_details', up: checkInDetails.up, down: checkInDetails.down },
  { name: '20261123_053406_trivia_player', up: triviaPlayer.up, down: triviaPlayer.down },
  { name: '20261123_054758_add_recording_waves', up: addRecordingWaves.up, down: addRecordingWaves.down },
  { name: '20261123_060000_mailbox_of', up: mailboxOf.up, down: mailboxOf.down },
  { name: '20261123_062251_legal_texts', up: legalTexts.up, down: legalTexts.down },
  {
    name: '20261123_072136_trivia_report_question',
    up: triviaReportQuestion.up,
    down: triviaReportQuestion.down,
  },
  { name: '20261123_085448_w_settings', up: wSettings.up, down: wSettings.down },
  { name: '20261123_090547_trivia_breaks', up: triviaBreaks.up, down: triviaBreaks.down },
  { name: '20261123_143216_add_trivia_weeks', up: addTriviaWeeks.up, down: addTriviaWeeks.down },
  {
    name: '20261123_143254_add_account_deletions',
    up: addAccountDeletions.up,
    down: addAccountDeletions.down,
  },
  { name: '20261123_143811_add_data_exports', up: addDataExports.up, down: addDataExports.down },
  { name: '20261123_143857_add_consent', up: addConsent.up, down: addConsent.down },
  { name: '20261123_144202_add_bank_review', up: addBankReview.up, down: addBankReview.down },
  { name: '20261123_153200_ledger_only_added', up: ledgerOnlyAdded.up, down: ledgerOnlyAdded.down },
  { name: '20261123_212320_add_moderation_desk', up: addModerationDesk.up, down: addModerationDesk.down },
  { name: '20261123_212638_add_voice_notes', up: addVoiceNotes.up, down: addVoiceNotes.down },
  { name: '20261123_212710_add_child_safety', up: addChildSafety.up, down: addChildSafety.down },
  { name: '20261123_213149_add_chat_rooms', up: addChatRooms.up, down: addChatRooms.down },
  { name: '20261123_213745_add_plans', up: addPlans.up, down: addPlans.down },
  { name: '20261123_214437_add_entry_releases', up: addEntryReleases.up, down: addEntryReleases.down },
  { name: '20261123_221031_add_moderator_shifts', up: addModeratorShifts.up, down: addModeratorShifts.down },
  { name: '20261123_222426_add_watched_words', up: addWatchedWords.up, down: addWatchedWords.down },
  { name: '20261124_014412_add_store', up: addStore.up, down: addStore.down },
  { name: '20261124_015908_add_store_settings', up: addStoreSettings.up, down: addStoreSettings.down },
  { name: '20261124_020500_add_store_shelf', up: addStoreShelf.up, down: addStoreShelf.down },
  {
    name: '20261124_015837_add_answers_to_requests',
    up: addAnswersToRequests.up,
    down: addAnswersToRequests.down,
  },
  { name: '20261124_022621_add_store_desk', up: addStoreDesk.up, down: addStoreDesk.down },
  { name: '20261124_023435_add_daily_next', up: addDailyNext.up, down: addDailyNext.down },
  { name: '20261124_025000_store_product_words', up: storeProductWords.up, down: storeProductWords.down },
  { name: '20261124_025700_plain_words_faster', up: plainWordsFaster.up, down: plainWordsFaster.down },
  { name: '20261124_191208_add_release_checks', up: addReleaseChecks.up, down: addReleaseChecks.down },
  { name: '20261127_212808_add_mute', up: addMute.up, down: addMute.down },
  { name: '20261127_214653_add_plans_in_panel', up: addPlansInPanel.up, down: addPlansInPanel.down },
  { name: '20261127_215502_leave_lines', up: leaveLines.up, down: leaveLines.down },
  {
    name: '20261127_220300_no_limit_in_store_settings',
    up: noLimitInStoreSettings.up,
    down: noLimitInStoreSettings.down,
  },
  { name: '20261127_223457_preview_of_products', up: previewOfProducts.up, down: previewOfProducts.down },
  { name: '20261127_223939_add_plan_refunds', up: addPlanRefunds.up, down: addPlanRefunds.down },
  {
    name: '20261128_034500_little_about_minors',
    up: littleAboutMinors.up,
    down: littleAboutMinors.down,
  },
]
