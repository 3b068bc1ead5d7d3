/** Badges for consecutive days: how many days, and the badge. Source: docs/rules/checkins.md S-000-4. */
export const streakBadges = [
  { id: 'streak_3', days: 3, name: '3-Day Starter' },
  { id: 'streak_7', days: 7, name: '7-Day Consistency' },
  { id: 'streak_14', days: 14, name: '2-Week Champion' },
  { id: 'streak_30', days: 30, name: 'Monthly Warrior' },
  { id: 'streak_60', days: 60, name: '60-Day Legend' },
  { id: 'streak_100', days: 100, name: 'Century Club' },
] as const

/** Every badge of the product, in the order of the catalogue. Source: docs/rules/checkins.md S-001-3. */
export const badges = [
  ...streakBadges.map(({ id, name }) => ({ id, name, type: 'streak' as const })),
  { id: 'first_journal', name: 'First Journal', type: 'journal' },
  { id: 'reflection_master', name: 'Reflection Master', type: 'journal' },
  { id: 'mindful_writer', name: 'Mindful Writer', type: 'journal' },
  { id: 'family_care', name: 'Family Care Champion', type: 'family' },
  { id: 'community_helper', name: 'Community Helper', type: 'community' },
  { id: 'resource_explorer', name: 'Resource Explorer', type: 'resources' },
] as const
/** The id of a badge. */
export type BadgeId = (typeof badges)[number]['id']
/** Every badge id. */
export const badgeIds = badges.map((badge) => badge.id) as [BadgeId, ...BadgeId[]]

/** From this many days in a row the streak card shows 'On Fire'. Source: docs/rules/checkins.md S-000-4. */
export const ON_FIRE_DAYS = 7
