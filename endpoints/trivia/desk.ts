import { triviaDeskApi } from '#domain/trivia/deskApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { deskOverview } from '#operations/trivia/desk/deskOverview.ts'

/** What the staff's trivia desk is served. */
export const deskEndpoints: Served[] = [
  serve(triviaDeskApi.overview, ({ actor, services }) => deskOverview(services.db, actor)),
]
