import { ownRows } from '#domain/account/access.ts'
import { REFLECTION_MAX } from '#domain/checkins/schema.ts'
import { instant, integer, longText, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Check-ins. `day` is the day in the member's own zone; `addedLater` marks one that was written after its day.
 * `activities` and `feelings` are lists of ids that only the member reads. Source: docs/rules/checkins.md H-9.
 */
export const Moods = systemCollection({
  slug: 'moods',
  rules: ownRows,
  indexes: [{ fields: ['user', 'createdAt'] }, { fields: ['user', 'day'] }],
  fields: [
    userField(),
    text('mood', { required: true, max: 20 }),
    integer('intensity', { required: true, min: 1, max: 5 }),
    text('day', { required: true, max: 10 }),
    yesNo('addedLater'),
    { name: 'activities', type: 'json', required: true, defaultValue: [] },
    { name: 'feelings', type: 'json', required: true, defaultValue: [] },
  ],
})

/** Words to a check-in; at most one each. */
export const Reflections = systemCollection({
  slug: 'reflections',
  rules: ownRows,
  fields: [
    { name: 'mood', type: 'relationship', relationTo: 'moods', required: true, unique: true },
    userField(),
    longText('content', REFLECTION_MAX, true),
    yesNo('isPrivate', true),
    yesNo('sharedWithParent'),
  ],
})

/** The run of days; one row for each person. */
export const UserStreaks = systemCollection({
  slug: 'user-streaks',
  rules: ownRows,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    integer('currentStreak', { required: true, min: 0 }),
    integer('longestStreak', { required: true, min: 0 }),
    text('lastDay', { max: 10 }),
  ],
})

/** Earned badges; each once for each person. */
export const UserBadges = systemCollection({
  slug: 'user-badges',
  rules: ownRows,
  indexes: [{ fields: ['user', 'badge'], unique: true }],
  fields: [
    userField(),
    text('badge', { required: true, max: 40 }),
    text('badgeType', { required: true, max: 20 }),
    text('badgeName', { required: true, max: 60 }),
    text('badgeDescription'),
    text('icon', { max: 40 }),
    instant('earnedAt', { required: true }),
  ],
})
