import { aiApi } from '#domain/ai/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { suggestionsPage } from '#operations/ai/suggestionsPage.ts'

export const suggestions = serve(aiApi.suggestions, ({ actor, services }) => suggestionsPage(services, actor))
