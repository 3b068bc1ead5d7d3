import { heroMoods, type HeroMood, type Mood } from '#domain/checkins/moods.ts'

/** Where the landing page keeps the face that was picked there. */
export const HERO_MOOD_KEY = 'ek.mood'

/** The mood picked on the landing page, once: it is offered as the first check-in and then forgotten. */
export function takeHeroMood(): Mood | null {
  try {
    const picked = sessionStorage.getItem(HERO_MOOD_KEY)
    sessionStorage.removeItem(HERO_MOOD_KEY)
    return picked !== null && Object.hasOwn(heroMoods, picked) ? heroMoods[picked as HeroMood] : null
  } catch {
    return null
  }
}
