import { opsApi } from '#domain/ops/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'

export const standing = serve(opsApi.standing, async () => ({ ok: true as const }))
