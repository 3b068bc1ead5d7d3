import { ownRows, productOnly } from '#domain/account/access.ts'
import { instant, integer, longText, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Videos for the breaks of a weekend, in one language: candidates until staff approves or rejects them. A hosted one
 * has `videoUrl` and `captionsUrl`, one of YouTube its id and channel. Source: docs/rules/trivia.md breaks.
 */
export const TriviaBreakVideos = systemCollection({
  slug: 'trivia-break-videos',
  rules: productOnly,
  indexes: [
    { fields: ['weekKey', 'breakPosition', 'state'] },
    { fields: ['weekKey', 'locale', 'videoUrl'], unique: true },
    { fields: ['weekKey', 'locale', 'youtubeVideoId'], unique: true },
  ],
  fields: [
    text('weekKey', { required: true, max: 10 }),
    integer('breakPosition', { required: true, min: 1, max: 2 }),
    text('state', { required: true, max: 12, defaultValue: 'candidate' }),
    text('source', { required: true, max: 12, defaultValue: 'hosted' }),
    { name: 'ageGroups', type: 'json', required: true, defaultValue: [] },
    text('locale', { required: true, max: 2 }),
    text('title', { required: true, max: 120 }),
    longText('tipContent', 600, true),
    integer('durationSeconds', { required: true, min: 10, max: 60, defaultValue: 45 }),
    text('videoUrl', { max: 300 }),
    text('captionsUrl', { max: 300 }),
    text('youtubeVideoId', { max: 20 }),
    text('channelName', { max: 120 }),
    userField('reviewedBy', false),
    instant('reviewedAt'),
  ],
})

/** How much of a break a member has seen or read. Seconds never exceed those since `startedAt`. */
export const TriviaBreakProgress = systemCollection({
  slug: 'trivia-break-progress',
  rules: ownRows,
  indexes: [{ fields: ['user', 'weekKey', 'breakPosition'], unique: true }],
  fields: [
    userField(),
    text('weekKey', { required: true, max: 10 }),
    integer('breakPosition', { required: true, min: 1, max: 2 }),
    integer('secondsWatched', { required: true, min: 0, defaultValue: 0 }),
    yesNo('completed'),
    instant('startedAt', { required: true }),
    instant('completedAt'),
  ],
})
