import type { Mood } from '#domain/checkins/moods.ts'
import type { Locale } from '#messages'
import { reflections as ar } from './ar/reflections.ts'
import { reflections as en } from './en/reflections.ts'
import { reflections as es } from './es/reflections.ts'
import { reflections as fr } from './fr/reflections.ts'

/** What people of the demo dataset write to a check-in, by mood; children in words of their own. */
export type ReflectionTexts = Readonly<
  Record<Mood, { readonly all: readonly string[]; readonly child: readonly string[] }>
>

/** Reflections in every language. Not translations of each other: people write in their own. */
export const reflections: Readonly<Record<Locale, ReflectionTexts>> = { en, es, fr, ar }
