import type { Served } from '#endpoints/_kit/serve.ts'
import { card } from './card.ts'

/** Everything this feature serves. */
export const triviaEndpoints: Served[] = [card]
