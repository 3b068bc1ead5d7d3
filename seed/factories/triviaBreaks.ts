import { ageGroups } from '#domain/account/ageGroup.ts'
import { addDays } from '#domain/time/localDay.ts'
import { DESK_ZONE } from '#domain/trivia/schedule.ts'
import {
  stockClipFiles,
  stockClipFor,
  stockClipNames,
  stockClips,
  type StockClip,
} from '#domain/trivia/stockClips.ts'
import { triviaWeek } from '#domain/trivia/week.ts'
import { locales, message, type Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { households } from '../content/households.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { personId } from './people.ts'

/** Approves our clips for the breaks of the open weekend, and leaves candidates for the next one to staff. */
export async function seedTriviaBreaks(sql: Sql, now: Date): Promise<void> {
  const open = triviaWeek(now, DESK_ZONE, { allWeek: true }).weekKey
  const approved = locales.flatMap((locale) =>
    [1, 2].map((position) => ({
      ...rowOf(stockClipFor(open, position), { week: open, position, locale }),
      state: 'approved',
      reviewed_at: now,
    })),
  )
  const candidates = stockClipNames.map((name, index) => ({
    ...rowOf(name, { week: addDays(open, 7), position: (index % 2) + 1, locale: 'en' }),
    state: 'candidate',
    reviewed_at: null,
  }))
  await insertRows(
    sql,
    'trivia_break_videos',
    {
      id: 'uuid',
      week_key: 'text',
      break_position: 'numeric',
      state: 'text',
      source: 'text',
      age_groups: 'jsonb',
      locale: 'text',
      title: 'text',
      tip_content: 'text',
      duration_seconds: 'numeric',
      video_url: 'text',
      captions_url: 'text',
      reviewed_at: 'timestamptz',
      ...stamps,
    },
    [...approved, ...candidates].map((row) => ({ ...row, created_at: now, updated_at: now })),
  )
}

type Slot = { week: string; position: number; locale: Locale }

function rowOf(name: StockClip, { week, position, locale }: Slot) {
  const { seconds, tip } = stockClips[name]
  const { video, captions } = stockClipFiles(name, locale)
  return {
    id: seedId(`trivia-break:${week}:${locale}:${name}`),
    week_key: week,
    break_position: position,
    source: 'hosted',
    age_groups: ageGroups,
    locale,
    title: message(locale, `trivia.play.${tip}_title`),
    tip_content: message(locale, `trivia.play.${tip}`),
    duration_seconds: seconds,
    video_url: video,
    captions_url: captions,
  }
}

/** Has the families of the dataset say yes to team games on one phone. */
export async function seedTeamPlayers(sql: Sql, now: Date): Promise<void> {
  await insertRows(
    sql,
    'trivia_settings',
    { id: 'uuid', user_id: 'uuid', pass_phone_enabled: 'boolean', ...stamps },
    [...new Set(households.flatMap(({ people }) => people))].map((handle) => ({
      id: seedId(`trivia-settings:${handle}`),
      user_id: personId(handle),
      pass_phone_enabled: true,
      created_at: now,
      updated_at: now,
    })),
  )
}
