import { readRichText } from '#domain/content/readRichText.ts'
import type { RichText } from '#domain/content/richText.ts'
import { storedRichText } from '#domain/content/storedRichText.ts'

/** Plain words as a text of an editor. */
export const textOf = (words: string): RichText => readRichText(storedRichText(words)).text
