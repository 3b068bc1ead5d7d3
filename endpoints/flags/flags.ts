import { flagsApi } from '#domain/flags/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { flagStates } from '#operations/flags/isOn.ts'
import { offeredLanguages } from '#operations/flags/offeredLanguages.ts'

export const flags = serve(flagsApi.flags, async ({ services }) => {
  const states = await flagStates(services.db)
  return {
    flags: [...states].map(([key, enabled]) => ({ key, enabled })),
    offeredLanguages: offeredLanguages(states),
  }
})
