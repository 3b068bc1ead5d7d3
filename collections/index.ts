import type { CollectionConfig } from 'payload'
import { Profiles } from './account/Profiles.ts'
import {
  MfaFactors,
  MfaRecoveryCodes,
  Sessions,
  SignInChallenges,
  VerificationCodes,
} from './account/sealed.ts'
import { UserRoles } from './account/UserRoles.ts'
import { Users } from './account/Users.ts'
import { MotivationalContent } from './ai/MotivationalContent.ts'
import { AnalyticsEvents } from './analytics/AnalyticsEvents.ts'
import { Moods, Reflections, UserBadges, UserStreaks } from './checkins/checkins.ts'
import { CoachMessageDeliveries, NotificationPreferences, PersonaTemplates } from './coach/coach.ts'
import { FeatureFlags } from './flags/FeatureFlags.ts'
import { HelpLocations } from './help/HelpLocations.ts'
import { JournalPrompts } from './journal/JournalPrompts.ts'
import { LegalVersions } from './legal/LegalVersions.ts'
import { EmailLogs, Notifications } from './notifications/notifications.ts'
import { GuardianLinks } from './onboarding/GuardianLinks.ts'
import { AdminAuditLogs, Incidents, WorkerHeartbeats } from './ops/ops.ts'

/** Every collection of the product. */
export const collections: CollectionConfig[] = [
  Users,
  Profiles,
  UserRoles,
  Sessions,
  SignInChallenges,
  MfaFactors,
  MfaRecoveryCodes,
  VerificationCodes,
  GuardianLinks,
  Moods,
  Reflections,
  UserStreaks,
  UserBadges,
  PersonaTemplates,
  CoachMessageDeliveries,
  NotificationPreferences,
  Notifications,
  EmailLogs,
  FeatureFlags,
  MotivationalContent,
  JournalPrompts,
  AnalyticsEvents,
  Incidents,
  AdminAuditLogs,
  WorkerHeartbeats,
  LegalVersions,
  HelpLocations,
]
