import { library } from '#domain/ai/library/index.ts'
import { promptLibrary } from '#domain/ai/writing/library.ts'
import { en } from '#messages/en/index.ts'
import { coach } from '#seed/content/en/coach.ts'
import { motivation } from '#seed/content/en/motivation.ts'
import { prompts } from '#seed/content/en/prompts.ts'
import { recordingTexts } from '#seed/content/en/recordings.ts'
import { reflections } from '#seed/content/en/reflections.ts'

type Tree = { readonly [key: string]: string | Tree }
/** An English text, with the path of its key: `journal.form.first_child`. */
export type Text = { readonly key: string; readonly text: string }
/** Who a text is written for. */
export type Reader = 'child' | 'teen' | 'adult'

const leaves = (tree: Tree, at: string): Text[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ key: `${at}.${key}`, text: value }] : leaves(value, `${at}.${key}`),
  )
const asTree = (value: unknown) => value as Tree

/** Every text of screens and mails. */
export const messages: readonly Text[] = Object.entries(asTree(en)).flatMap(([group, tree]) =>
  leaves(asTree(tree), group),
)
/** Every text a new installation starts with, and those our editors wrote for suggestions. */
export const content: readonly Text[] = Object.entries({
  coach,
  motivation,
  prompts,
  recordings: recordingTexts,
  reflections,
  suggestions: library.en,
  writing: promptLibrary.en,
}).flatMap(([name, tree]) => leaves(asTree(tree), `content.${name}`))

/** A key that names a child without being written for one. */
const ABOUT_A_CHILD: ReadonlySet<string> = new Set(['onboarding.error.guardian_child_here'])

/**
 * Returns who reads a text. Keys say so: `child`, `child_intro`, `title_child`, `trust_child_1`, `content.coach.teen`.
 */
export function readerOf(key: string): Reader {
  const names = (age: string) => key.split('.').some((part) => part.split('_').includes(age))
  if (names('child') && !ABOUT_A_CHILD.has(key)) return 'child'
  return names('teen') ? 'teen' : 'adult'
}

/** Returns the sentences of a text. A slot counts as one short word. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\{\{\w+\}\}/g, 'Ann')
    .split(/(?<=[.!?…][”"’)]?)\s+|\n+/)
    .filter((sentence) => /\p{L}/u.test(sentence))

/** Returns the words of a sentence. */
export const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? []
