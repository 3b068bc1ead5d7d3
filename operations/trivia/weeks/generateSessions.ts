import type { z } from 'zod/mini'
import { storedRichText } from '#domain/content/storedRichText.ts'
import { findsCrisis } from '#domain/moderation/crisis/findsCrisis.ts'
import { addDays } from '#domain/time/localDay.ts'
import { checkDraft } from '#domain/trivia/checkDraft.ts'
import { chooseQuestions } from '#domain/trivia/compose.ts'
import { TRIVIA_WEEK_QUESTIONS } from '#domain/trivia/figures.ts'
import {
  QUESTIONS_ASKED,
  type DraftQuestion,
  type Dropped,
  type DroppedReason,
  type GenerationState,
} from '#domain/trivia/generation.ts'
import type { GenerateInput } from '#domain/trivia/jobs.ts'
import { deskWeek } from '#domain/trivia/schedule.ts'
import { optionId, type SessionChoice } from '#domain/trivia/session.ts'
import { newId } from '#operations/_kit/ids.ts'
import { AiError, type AiErrorReason } from '#services/ai/port.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { nameOf, publishedChoices, readBank } from './bank.ts'

type Generation = z.output<typeof GenerateInput>
type Written = { id: string; draft: DraftQuestion; isSensitive: boolean }

/**
 * Prepares a weekend for one age group in one language and writes its row of the log, once for each run, also when it
 * is repeated. What a model writes is stored for a person to approve. Source: docs/rules/trivia.md generation.
 */
export async function generateSessions(
  services: Pick<Services, 'db' | 'clock' | 'ai'>,
  generation: Generation,
  { signal }: { signal?: AbortSignal } = {},
): Promise<GenerationState | null> {
  const { db, clock, ai } = services
  const { run, weekKey, ageGroup, locale } = generation
  if (await isLogged(db, generation)) return null
  const now = clock.now()
  const known = await promptsOf(db, generation)
  const { fresh, older } = await approvedFor(db, generation, deskWeek(now))
  const waiting = known.filter(({ isWaiting }) => isWaiting).map(({ id }) => id)
  const missing = Math.max(0, TRIVIA_WEEK_QUESTIONS - fresh.length - waiting.length)
  const dropped: Dropped[] = []
  const written: Written[] = []
  let isFailed = false
  const texts = known.map(({ prompt }) => prompt)
  while (ai.hasModel && written.length < missing && dropped.length < missing && !signal?.aborted) {
    const count = Math.min(QUESTIONS_ASKED, missing - written.length)
    const avoid = texts.filter((text) => !findsCrisis(text, locale)).slice(-AVOIDED)
    const asked = await ai.questions({ locale, ageGroup, count, avoid }).catch((error: unknown) => {
      if (!(error instanceof AiError)) throw error
      dropped.push({ reason: reasonFor[error.reason] })
      return null
    })
    isFailed = asked === null
    if (asked === null) break
    for (const draft of asked.questions) {
      const checked = checkDraft(draft, { ageGroup, locale, known: texts })
      texts.push(draft.prompt)
      if (checked.isKept) written.push({ id: newId(), draft, isSensitive: checked.isSensitive })
      else dropped.push({ reason: checked.reason, prompt: draft.prompt })
    }
  }
  // Another worker begins again; half a run is not logged.
  signal?.throwIfAborted()
  const kept = [...fresh, ...waiting, ...written.map(({ id }) => id), ...older].slice(
    0,
    TRIVIA_WEEK_QUESTIONS,
  )
  const status = isFailed ? 'failed' : kept.length === TRIVIA_WEEK_QUESTIONS ? 'success' : 'other'
  const isOurs = await db.tx(async (sql) => {
    const row = { id: newId(), run, weekKey, ageGroup, locale, status, now }
    const lists = { kept: JSON.stringify(kept), dropped: JSON.stringify(dropped) }
    // Another worker may have been faster; then its row and its questions stay.
    if ((await insertLog(sql, { ...row, ...lists })).length === 0) return false
    for (const one of written) await insertWritten(sql, rowOf(one, generation, now))
    return true
  })
  return isOurs ? status : null
}

/** Questions the model must not repeat; more would only cost. The check looks at all of them. */
const AVOIDED = 60
const reasonFor: Readonly<Record<AiErrorReason, DroppedReason>> = {
  resting: 'model_away',
  limited: 'model_away',
  unavailable: 'model_away',
  timeout: 'model_slow',
  refused: 'model_refused',
  flagged: 'model_refused',
  unusable: 'model_garbage',
}

const isLogged = async (sql: Sql, { run, ageGroup, locale }: Generation): Promise<boolean> =>
  (
    await sql.query('select 1 from trivia_generation_log where run = $1 and age_group = $2 and locale = $3', [
      run,
      ageGroup,
      locale,
    ])
  ).length > 0

/** Every question of the bank, and which of them wait for review. */
const promptsOf = (
  sql: Sql,
  { ageGroup, locale }: SessionChoice,
): Promise<{ id: string; prompt: string; isWaiting: boolean }[]> =>
  sql.query(
    `select id, prompt, source = 'generated' and review_state = 'pending' and active as "isWaiting"
     from trivia_questions where age_group = $1 and locale = $2 order by created_at, id`,
    [ageGroup, locale],
    'trivia-prompts',
  )

/**
 * Ids of approved questions for a weekend: those that were in none lately, and others, longest ago first. Weekends up
 * to it that are still to be published are composed in the mind, so that two in a row share none.
 */
async function approvedFor(
  sql: Sql,
  { weekKey, ageGroup, locale }: Generation,
  from: string,
): Promise<{ fresh: string[]; older: string[] }> {
  const choice = { ageGroup, locale }
  const { questions, choosing } = await readBank(sql, weekKey, [choice])
  const bank = questions.get(nameOf(choice))!
  const lastUsed = new Map(choosing.lastUsed)
  for (let week = from; week < weekKey; week = addDays(week, WEEK_DAYS))
    if (!(await publishedChoices(sql, week)).has(nameOf(choice)))
      for (const { id } of chooseQuestions(bank, week, { lastUsed })) lastUsed.set(id, week)
  const chosen = chooseQuestions(bank, weekKey, { ...choosing, lastUsed }).map(({ id }) => id)
  return {
    fresh: chosen.filter((id) => !lastUsed.has(id)),
    older: chosen.filter((id) => lastUsed.has(id)),
  }
}
const WEEK_DAYS = 7

const insertLog = statement(
  `insert into trivia_generation_log (id, run, week_key, age_group, locale, status, kept_ids, dropped_reasons, created_at, updated_at)
   values ($id, $run, $weekKey, $ageGroup, $locale, $status, $kept, $dropped, $now, $now)
   on conflict do nothing returning id`,
  'trivia-log',
)

const insertWritten = statement(
  `insert into trivia_questions (id, locale, age_group, category, type, difficulty, prompt, options, correct_option_id,
     explanation, tags, sensitive, active, source, review_state, created_at, updated_at)
   values ($id, $locale, $ageGroup, $category, 'mcq', $difficulty, $prompt, $options, $correct, $explanation, '[]',
     $sensitive, true, 'generated', 'pending', $now, $now)`,
  'trivia-written',
)

/** The right option may stand anywhere; models like the first place, so the options are sorted by their words. */
function rowOf({ id, draft, isSensitive }: Written, { ageGroup, locale }: SessionChoice, now: Date) {
  const { category, difficulty, prompt, correct, explanation } = draft
  const options = draft.options
    .toSorted((a, b) => a.localeCompare(b, locale))
    .map((text, index) => ({ id: optionId(index), text }))
  return {
    ...{ id, locale, ageGroup, category, difficulty, prompt, now },
    options: JSON.stringify(options),
    correct: options.find(({ text }) => text === correct)!.id,
    explanation: JSON.stringify(storedRichText(explanation)),
    sensitive: isSensitive,
  }
}
