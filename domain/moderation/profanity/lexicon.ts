import type { Classes } from './phrases.ts'

/** What one language holds against its readers. Phrases are written as `phrases.ts` says, one a line. */
export type ProfanityLexicon = {
  classes: Classes
  /** Slurs, threats, wishes of harm, harassment. */
  severe: string
  /** Swearing, and insults that are aimed at a person. */
  offensive: string
  /** Crude words alone; in words of distress they are let be. */
  crude: string
  /** What was said to the writer: the words that follow are not the writer's. */
  reported: string
  /** The writer speaks of the writer: the words that follow are no slurs. */
  self: string
  /** The writer says that someone is not so: the insult that follows is taken back. */
  denied: string
  /** Teasing among friends: insults beside it are none. */
  fond: string
  /** The writer suffers: crude words beside it are no swearing at anyone. */
  distress: string
}

/** Families of phrases that hit a reader by whom they are aimed at, not by a foul word. */
export type AimedLexicon = {
  classes: Classes
  severe: string
  offensive: string
  /** What stands near the same words when they are meant well, or are the writer's own suffering. */
  unmeant: string
}
