import { contentApi } from '#domain/content/api.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { publishBadge } from '#operations/checkins/publishBadge.ts'
import { journalPrompts } from '#operations/content/journalPrompts.ts'
import { motivationalContent } from '#operations/content/motivationalContent.ts'
import { openContent } from '#operations/content/openContent.ts'
import { readDraft } from '#operations/content/readDraft.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'

/** Everything this feature serves. */
export const contentEndpoints: Served[] = [
  serve(contentApi.motivationalContent, ({ actor, call, input, services }) =>
    motivationalContent(services, actor, { locale: call.locale, ...input.query }),
  ),
  serve(contentApi.openContent, async ({ actor, input, services }) => {
    const badgeEarned = await openContent(services.db, actor, {
      id: input.params.id,
      now: services.clock.now(),
    })
    if (badgeEarned) publishBadge(services, actor.id)
    return { badgeEarned }
  }),
  serve(contentApi.journalPrompts, async ({ actor, call, services }) => ({
    prompts: await journalPrompts(services.content, actor, call.locale),
  })),
  serve(contentApi.readDraft, async ({ actor, call, input, services, fail }) => {
    requirePermission(actor, 'content.write')
    const locale = input.query.locale ?? call.locale
    return (await readDraft(services, actor, { ...input.params, locale })) ?? fail('common.error.not_found')
  }),
]
