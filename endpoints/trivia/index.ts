import { triviaApi } from '#domain/trivia/api.ts'
import { triviaCardApi } from '#domain/trivia/cardApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { answerQuestion } from '#operations/trivia/answerQuestion.ts'
import { triviaCard } from '#operations/trivia/card.ts'
import { finishPlay } from '#operations/trivia/finishPlay.ts'
import { openPlay } from '#operations/trivia/openPlay.ts'
import { reportQuestion } from '#operations/trivia/reportQuestion.ts'
import { saveSettings } from '#operations/trivia/saveSettings.ts'
import { scoreboard } from '#operations/trivia/scoreboard.ts'
import { watchBreak } from '#operations/trivia/watchBreak.ts'
import { weekend } from '#operations/trivia/weekend.ts'
import { bankEndpoints } from './bank.ts'
import { breaksEndpoints } from './breaks.ts'
import { deskEndpoints } from './desk.ts'
import { teamEndpoints } from './team.ts'
import { weeksEndpoints } from './weeks.ts'

/** Everything this feature serves. */
export const triviaEndpoints: Served[] = [
  serve(triviaCardApi.card, async ({ actor, services }) => ({
    card: await triviaCard(services, actor),
  })),
  serve(triviaApi.weekend, ({ actor, services }) => weekend(services, actor)),
  serve(triviaApi.open, ({ actor, input, services }) => openPlay(services, actor, input.body)),
  serve(triviaApi.answer, ({ actor, input, services }) => answerQuestion(services, actor, input.body)),
  serve(triviaApi.finish, ({ actor, input, services }) => finishPlay(services, actor, input.body)),
  serve(triviaApi.scoreboard, ({ actor, services }) => scoreboard(services, actor)),
  serve(triviaApi.report, async ({ actor, input, services }) => {
    await reportQuestion(services, actor, input.body)
    return { reported: true as const }
  }),
  serve(triviaApi.watchBreak, ({ actor, input, services }) => watchBreak(services, actor, input.body)),
  serve(triviaApi.saveSettings, ({ actor, input, services }) => saveSettings(services, actor, input.body)),
  ...deskEndpoints,
  ...bankEndpoints,
  ...breaksEndpoints,
  ...teamEndpoints,
  ...weeksEndpoints,
]
