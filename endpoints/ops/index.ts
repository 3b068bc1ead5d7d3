import type { Served } from '#endpoints/_kit/serve.ts'

/** Everything this feature serves. */
export const opsEndpoints: Served[] = []
