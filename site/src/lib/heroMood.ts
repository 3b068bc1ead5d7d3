import { z } from 'zod/mini'
import { heroMoods, type HeroMood, type Mood } from '#domain/checkins/moods.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { tabStore } from './localStore.ts'

/** Where the landing page keeps the face that was picked there; its page has no member yet, and ends with the tab. */
const KEY = 'ek.mood'
const draftOf = (personId: string) => `mood.${personId}`

/**
 * Makes the picked mood a draft of the new member: a minor waits for a guardian's yes, often with the tab closed. It
 * stays on the device, as no mood of a minor is sent before that yes.
 */
export function keepHeroMood(personId: string): void {
  const picked = tabStore.get(KEY)
  if (picked !== null && keepDraft(draftOf(personId), picked)) tabStore.remove(KEY)
}

/** The mood picked on the landing page, once: it is offered as the first check-in and then forgotten. */
export function takeHeroMood(personId: string): Mood | null {
  const draft = draftOf(personId)
  const picked = tabStore.get(KEY) ?? readDraft(draft, z.string())
  if (picked === null) return null
  tabStore.remove(KEY)
  dropDraft(draft)
  return Object.hasOwn(heroMoods, picked) ? heroMoods[picked as HeroMood] : null
}
