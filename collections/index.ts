import type { CollectionConfig } from 'payload'
import { audited } from '#hooks/ops/auditTrail.ts'
import { withLabels } from './_kit/withLabels.ts'
import { DataExports } from './account/DataExports.ts'
import { AccountDeletions } from './account/AccountDeletions.ts'
import { Profiles } from './account/Profiles.ts'
import {
  FactorResets,
  KnownDevices,
  MfaFactors,
  MfaRecoveryCodes,
  RecoveryRequests,
  Sessions,
  SignInChallenges,
  VerificationCodes,
} from './account/signIn.ts'
import { UserSettings } from './account/UserSettings.ts'
import { UserRoles } from './account/UserRoles.ts'
import { Users } from './account/Users.ts'
import { AiSuggestions } from './ai/AiSuggestions.ts'
import { Audio } from './content/Audio.ts'
import { Media } from './content/Media.ts'
import { MotivationalContent } from './content/MotivationalContent.ts'
import { AiChoices, AiUsage, ExploredResources, WritingPrompts } from './ai/writing.ts'
import { AnalyticsEvents } from './analytics/AnalyticsEvents.ts'
import { ClientErrors } from './analytics/ClientErrors.ts'
import {
  ChatGrants,
  ChatMembers,
  ChatMessages,
  ChatReactions,
  ChatRooms,
  ChatRoomVisits,
} from './chat/chat.ts'
import {
  BillingCustomers,
  PlanRefunds,
  PlanSeats,
  StripeEvents,
  Subscriptions,
  TrialUses,
} from './billing/billing.ts'
import { Plans } from './billing/Plans.ts'
import { Moods, Reflections, UserBadges, UserStreaks } from './checkins/checkins.ts'
import { CoachMessageDeliveries, NotificationPreferences, PersonaTemplates } from './coach/coach.ts'
import { FamilyApprovals, FamilyGroups, FamilyMembers } from './family/family.ts'
import { FeatureFlags } from './flags/FeatureFlags.ts'
import { HelpLocations } from './help/HelpLocations.ts'
import { DeletedEntries } from './journal/DeletedEntries.ts'
import { JournalEntries } from './journal/JournalEntries.ts'
import { TrashedEntries } from './journal/TrashedEntries.ts'
import { VoiceNotes } from './journal/VoiceNotes.ts'
import { JournalPrompts } from './content/JournalPrompts.ts'
import { ConsentLedger } from './legal/ConsentLedger.ts'
import { LegalPages } from './legal/LegalPages.ts'
import { LegalVersions } from './legal/LegalVersions.ts'
import { BlockedUsers } from './moderation/BlockedUsers.ts'
import { CareOffers } from './moderation/CareOffers.ts'
import { WatchedWords } from './moderation/WatchedWords.ts'
import { ModeratorShifts } from './moderation/ModeratorShifts.ts'
import { EntryReleases } from './moderation/EntryReleases.ts'
import { ChildSafetyCases, ChildSafetyLog } from './moderation/childSafety.ts'
import { Sanctions } from './moderation/Sanctions.ts'
import {
  ModerationAppeals,
  ModerationDecisions,
  ModerationItems,
  ModerationReports,
  ModerationReveals,
} from './moderation/desk.ts'
import {
  EmailLogs,
  Notifications,
  ParentNotifications,
  PushSubscriptions,
} from './notifications/notifications.ts'
import { TestMessages } from './notifications/TestMessages.ts'
import { GuardianLinks } from './guardians/GuardianLinks.ts'
import { IncidentScreenshots } from './ops/IncidentScreenshots.ts'
import { AdminAuditLogs, Incidents, ReleaseChecks, WorkerHeartbeats } from './ops/ops.ts'
import { CartItems } from './cart/CartItems.ts'
import { PurchaseRequests } from './requests/PurchaseRequests.ts'
import { DigitalAssets, ProductImages } from './store/productFiles.ts'
import { Products } from './store/Products.ts'
import { Entitlements, OrderEvents, OrderItems, Orders, ProductReviews, Refunds } from './store/orders.ts'
import { TriviaBreakProgress, TriviaBreakVideos } from './trivia/breaks.ts'
import { TriviaAnswers, TriviaPlays, TriviaSettings } from './trivia/plays.ts'
import { TriviaTeamGames } from './trivia/teamGames.ts'
import { TriviaSessionProgress, TriviaWeeklySessions } from './trivia/trivia.ts'
import { TriviaQuestions } from './trivia/TriviaQuestions.ts'
import { TriviaReports } from './trivia/TriviaReports.ts'
import { TriviaGenerationLog, TriviaRounds } from './trivia/weeks.ts'

const all: CollectionConfig[] = [
  Users,
  Profiles,
  UserRoles,
  Sessions,
  SignInChallenges,
  MfaFactors,
  MfaRecoveryCodes,
  VerificationCodes,
  RecoveryRequests,
  KnownDevices,
  FactorResets,
  UserSettings,
  DataExports,
  AccountDeletions,
  BlockedUsers,
  CareOffers,
  ModeratorShifts,
  WatchedWords,
  ModerationItems,
  ModerationReports,
  ModerationDecisions,
  ModerationAppeals,
  ModerationReveals,
  ChildSafetyCases,
  ChildSafetyLog,
  GuardianLinks,
  Moods,
  Reflections,
  UserStreaks,
  UserBadges,
  PersonaTemplates,
  CoachMessageDeliveries,
  NotificationPreferences,
  Notifications,
  PushSubscriptions,
  ParentNotifications,
  EmailLogs,
  TestMessages,
  FamilyGroups,
  FamilyMembers,
  FamilyApprovals,
  FeatureFlags,
  Audio,
  Media,
  MotivationalContent,
  JournalPrompts,
  JournalEntries,
  EntryReleases,
  DeletedEntries,
  TrashedEntries,
  ChatRooms,
  ChatMessages,
  ChatReactions,
  ChatRoomVisits,
  ChatMembers,
  ChatGrants,
  Sanctions,
  VoiceNotes,
  AiSuggestions,
  WritingPrompts,
  AiChoices,
  AiUsage,
  ExploredResources,
  TriviaQuestions,
  TriviaWeeklySessions,
  TriviaSessionProgress,
  TriviaPlays,
  TriviaAnswers,
  TriviaBreakVideos,
  TriviaBreakProgress,
  TriviaSettings,
  TriviaTeamGames,
  TriviaReports,
  TriviaRounds,
  TriviaGenerationLog,
  AnalyticsEvents,
  ClientErrors,
  IncidentScreenshots,
  Incidents,
  AdminAuditLogs,
  WorkerHeartbeats,
  ReleaseChecks,
  LegalVersions,
  LegalPages,
  ConsentLedger,
  HelpLocations,
  Plans,
  BillingCustomers,
  Subscriptions,
  PlanSeats,
  PlanRefunds,
  TrialUses,
  StripeEvents,
  Products,
  ProductImages,
  DigitalAssets,
  ProductReviews,
  CartItems,
  Orders,
  OrderItems,
  OrderEvents,
  Entitlements,
  Refunds,
  PurchaseRequests,
]

/**
 * Every collection of the product. What staff changes in the panel leaves a trace; what the product writes is hidden
 * there.
 */
export const collections: CollectionConfig[] = all.map((collection) => {
  // Staff changes these too, through the desk of the store.
  if (collection === ProductImages || collection === DigitalAssets) return audited(collection)
  if (collection.admin?.hidden === true) return collection
  if (collection === AdminAuditLogs || collection === ChildSafetyLog || collection === ReleaseChecks)
    return withLabels(collection)
  return withLabels(audited(collection, collection === ChildSafetyCases ? 'child-safety-log' : undefined))
})
