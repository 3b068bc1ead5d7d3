import { triviaWeeksApi } from '#domain/trivia/weeksApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { createRound } from '#operations/trivia/desk/createRound.ts'
import { generationLog } from '#operations/trivia/desk/generationLog.ts'
import { publishRounds } from '#operations/trivia/desk/publishRounds.ts'
import { roundQuestions } from '#operations/trivia/desk/roundQuestions.ts'
import { startGeneration } from '#operations/trivia/desk/startGeneration.ts'
import { weeksOverview } from '#operations/trivia/desk/weeksOverview.ts'

/** Rounds, publishing and generation, for staff. */
export const weeksEndpoints: Served[] = [
  serve(triviaWeeksApi.weeks, ({ actor, services }) => weeksOverview(services, actor)),
  serve(triviaWeeksApi.roundQuestions, async ({ actor, input, services }) => ({
    questions: await roundQuestions(services.db, actor, input.query),
  })),
  serve(triviaWeeksApi.createRound, async ({ actor, input, services }) => ({
    round: await createRound(services, actor, input.body),
  })),
  serve(triviaWeeksApi.publishRounds, ({ actor, services }) => publishRounds(services, actor)),
  serve(triviaWeeksApi.startGeneration, ({ actor, services }) => startGeneration(services, actor)),
  serve(triviaWeeksApi.generation, ({ actor, services }) => generationLog(services, actor)),
]
