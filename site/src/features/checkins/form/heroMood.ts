import { heroMoods, type HeroMood, type Mood } from '#domain/checkins/moods.ts'
import { tabStore } from '../../../lib/localStore.ts'

/** Where the landing page keeps the face that was picked there. */
export const HERO_MOOD_KEY = 'ek.mood'

/** The mood picked on the landing page, once: it is offered as the first check-in and then forgotten. */
export function takeHeroMood(): Mood | null {
  const picked = tabStore.get(HERO_MOOD_KEY)
  tabStore.remove(HERO_MOOD_KEY)
  return picked !== null && Object.hasOwn(heroMoods, picked) ? heroMoods[picked as HeroMood] : null
}
