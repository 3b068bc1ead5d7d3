import { adult } from './adult.ts'
import { adultMore } from './adultMore.ts'
import { child } from './child.ts'
import { childMore } from './childMore.ts'
import { elder } from './elder.ts'
import { elderMore } from './elderMore.ts'
import { teen } from './teen.ts'
import { teenMore } from './teenMore.ts'

/** The curated bank in this language, by age group. New questions come last: the place of a question is its id. */
export const triviaBank = {
  child: child + childMore,
  teen: teen + teenMore,
  adult: adult + adultMore,
  elder: elder + elderMore,
}
