import { BREAK_VIDEOS_SHOWN, triviaBreaksApi } from '#domain/trivia/breaksApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { decideBreak } from '#operations/trivia/breaks/decideBreak.ts'
import { fetchBreaks } from '#operations/trivia/breaks/fetchBreaks.ts'
import { listBreaks } from '#operations/trivia/breaks/listBreaks.ts'

/** The videos of breaks, for staff. */
export const breaksEndpoints: Served[] = [
  serve(triviaBreaksApi.list, ({ actor, services }) => listBreaks(services, actor, BREAK_VIDEOS_SHOWN)),
  serve(triviaBreaksApi.fetch, ({ actor, input, services }) => fetchBreaks(services, actor, input.body)),
  serve(triviaBreaksApi.decide, async ({ actor, input, services }) => ({
    video: await decideBreak(services, actor, { id: input.params.id, ...input.body }),
  })),
]
