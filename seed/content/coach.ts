import { ageGroups, type AgeGroup } from '#domain/account/ageGroup.ts'
import { focusAreas, type FocusArea } from '#domain/account/focusAreas.ts'
import type { Locale } from '#messages'
import { TEMPLATE_COOLDOWN_DAYS, TEMPLATE_PRIORITY, type messageTypes } from '#domain/coach/schema.ts'
import { coach as ar } from './ar/coach.ts'
import { coach as en } from './en/coach.ts'
import { coach as es } from './es/coach.ts'
import { coach as fr } from './fr/coach.ts'

type Three = readonly [string, string, string]
type Four = readonly [string, string, string, string]
type Ten = readonly [string, string, string, string, string, string, string, string, string, string]

/** What the coach says in one language. Every language says the same in the same place. */
export type CoachTexts = Readonly<
  Record<
    AgeGroup,
    {
      /** Something to think about, for anybody of this age. */
      thoughts: Ten
      /** While there is no check-in today. */
      nudges: Four
      /** At the end of the week. */
      recaps: Three
      /** Something for one focus area. */
      focus: Readonly<Record<FocusArea, string>>
    }
  >
>

/** One template of the coach with its words in every language. */
export type CoachTemplate = {
  key: string
  messageType: (typeof messageTypes)[number]
  ageGroup: AgeGroup
  focusArea: FocusArea | null
  priority: number
  cooldownDays: number
  content: Readonly<Record<Locale, string>>
}

const inAll = (read: (words: CoachTexts) => string): CoachTemplate['content'] => ({
  en: read(en),
  es: read(es),
  fr: read(fr),
  ar: read(ar),
})
const usual = { priority: TEMPLATE_PRIORITY, cooldownDays: TEMPLATE_COOLDOWN_DAYS }
/**
 * What fits a focus area may come back sooner: there is one for each, and two messages a day want more than ten
 * thoughts.
 */
const FOCUS_COOLDOWN_DAYS = 4

/** Every template a new installation starts with. Editors change them in the panel. */
export const coachTemplates: readonly CoachTemplate[] = ageGroups.flatMap((ageGroup) => [
  ...several(ageGroup, 'thoughts', 'daily_motivation'),
  ...several(ageGroup, 'nudges', 'daily_checkin_nudge'),
  ...several(ageGroup, 'recaps', 'weekly_recap'),
  ...focusAreas.map((focusArea) => ({
    priority: TEMPLATE_PRIORITY,
    cooldownDays: FOCUS_COOLDOWN_DAYS,
    key: `${ageGroup}.focus.${focusArea}`,
    messageType: 'daily_motivation' as const,
    ageGroup,
    focusArea,
    content: inAll((words) => words[ageGroup].focus[focusArea]),
  })),
])

function several(
  ageGroup: AgeGroup,
  part: 'thoughts' | 'nudges' | 'recaps',
  messageType: CoachTemplate['messageType'],
): CoachTemplate[] {
  return en[ageGroup][part].map((_, index) => ({
    ...usual,
    key: `${ageGroup}.${part}.${index}`,
    messageType,
    ageGroup,
    focusArea: null,
    content: inAll((words) => words[ageGroup][part][index]!),
  }))
}
