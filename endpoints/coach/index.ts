import type { Served } from '#endpoints/_kit/serve.ts'
import { engaged } from './engaged.ts'
import { notificationsPrefs } from './notificationsPrefs.ts'
import { openMessages } from './openMessages.ts'
import { persona } from './persona.ts'

/** Everything this feature serves. */
export const coachEndpoints: Served[] = [engaged, notificationsPrefs, openMessages, persona]
