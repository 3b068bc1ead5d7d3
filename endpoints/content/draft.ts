import { contentApi } from '#domain/content/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { readDraft } from '#operations/content/readDraft.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'

export const draft = serve(contentApi.draft, async ({ actor, call, input, services, fail }) => {
  requirePermission(actor, 'content.write')
  const locale = input.query.locale ?? call.locale
  return (await readDraft(services, actor, { ...input.params, locale })) ?? fail('common.error.not_found')
})
