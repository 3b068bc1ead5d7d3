import { triviaTeamApi } from '#domain/trivia/teamApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { answerTeam } from '#operations/trivia/team/answerTeam.ts'
import { beginTeam } from '#operations/trivia/team/beginTeam.ts'
import { teamsOf } from '#operations/trivia/team/teamsOf.ts'

/** Team games on one phone. */
export const teamEndpoints: Served[] = [
  serve(triviaTeamApi.teams, async ({ actor, services }) => ({
    families: await teamsOf(services.db, actor.id),
  })),
  serve(triviaTeamApi.beginTeam, ({ actor, input, services }) => beginTeam(services, actor, input.body)),
  serve(triviaTeamApi.answerTeam, ({ actor, input, services }) => answerTeam(services, actor, input.body)),
]
