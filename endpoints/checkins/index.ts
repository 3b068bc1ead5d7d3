import type { Served } from '#endpoints/_kit/serve.ts'
import { checkIn } from './checkIn.ts'
import { moodHistory } from './moodHistory.ts'
import { overview } from './overview.ts'
import { updateUserStreak } from './updateUserStreak.ts'
import { welcome } from './welcome.ts'

/** Everything this feature serves. */
export const checkinsEndpoints: Served[] = [checkIn, moodHistory, overview, updateUserStreak, welcome]
