import { flagsApi } from '#domain/flags/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { setFlag as set } from '#operations/flags/setFlag.ts'

export const setFlag = serve(flagsApi.setFlag, async ({ actor, input, services, fail }) => {
  const flag = await set(services, actor, { key: input.params.key, enabled: input.body.enabled })
  return flag ? { flag } : fail('flags.error.update')
})
