import { contentApi } from '#domain/content/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { journalPrompts as read } from '#operations/content/journalPrompts.ts'

export const journalPrompts = serve(contentApi.journalPrompts, async ({ actor, call, services }) => ({
  prompts: await read(services.content, actor, call.locale),
}))
