import { addDays } from '#domain/time/localDay.ts'
import type { Dropped, GenerationState } from '#domain/trivia/generation.ts'
import { comingWeek } from '#domain/trivia/schedule.ts'
import type { Sql } from '#services/database/db.ts'
import { curatedTrivia } from '../content/trivia.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'

const MINUTE_MS = 60_000
const RUN = 'schedule:demo'

type Row = {
  ageGroup: string
  locale: string
  status: GenerationState
  kept: number
  dropped: readonly Dropped[]
}
const rows: readonly Row[] = [
  { ageGroup: 'child', locale: 'en', status: 'success', kept: 30, dropped: [] },
  {
    ageGroup: 'teen',
    locale: 'en',
    status: 'success',
    kept: 30,
    dropped: [
      { reason: 'duplicate', prompt: 'What is stress?' },
      { reason: 'grade', prompt: 'Which physiological phenomenon accompanies anticipatory anxiety?' },
    ],
  },
  { ageGroup: 'adult', locale: 'es', status: 'failed', kept: 30, dropped: [{ reason: 'model_slow' }] },
  {
    ageGroup: 'elder',
    locale: 'ar',
    status: 'other',
    kept: 24,
    dropped: [{ reason: 'language', prompt: 'What is nostalgia?' }],
  },
]

/** Logs a run of the generation for the weekend before the next: most went well, one without the model. */
export async function seedTriviaGeneration(sql: Sql, now: Date): Promise<void> {
  const week_key = addDays(comingWeek(now), -7)
  await insertRows(
    sql,
    'trivia_generation_log',
    {
      id: 'uuid',
      run: 'text',
      week_key: 'text',
      age_group: 'text',
      locale: 'text',
      status: 'text',
      kept_ids: 'jsonb',
      dropped_reasons: 'jsonb',
      ...stamps,
    },
    rows.map(({ ageGroup, locale, status, kept, dropped }, index) => {
      const at = new Date(now.getTime() - (rows.length - index) * MINUTE_MS)
      return {
        id: seedId(`trivia-generation:${ageGroup}:${locale}`),
        run: RUN,
        week_key,
        age_group: ageGroup,
        locale,
        status,
        kept_ids: curatedTrivia
          .filter((question) => question.ageGroup === ageGroup && question.locale === locale)
          .slice(0, kept)
          .map(({ id }) => id),
        dropped_reasons: dropped,
        created_at: at,
        updated_at: at,
      }
    }),
  )
}
