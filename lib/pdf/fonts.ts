import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** A face of the product on paper: one file for each script it has. */
export type Face = 'text' | 'strong'
/** One file of a face. */
export type PaperFont = { name: string; bytes: Buffer; font: Font }

const files = (weight: 400 | 700) => [
  `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
  `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-${weight}-normal.woff`,
  `@fontsource/vazirmatn/files/vazirmatn-arabic-${weight}-normal.woff`,
  `@fontsource/vazirmatn/files/vazirmatn-latin-${weight}-normal.woff`,
]

/**
 * Reads the product's fonts. The variable files of the site cannot be cut down to the letters a document uses; these
 * can.
 */
export function paperFonts(): Record<Face, PaperFont[]> {
  const { resolve } = createRequire(import.meta.url)
  const read = (weight: 400 | 700) =>
    files(weight).map((file) => {
      const bytes = readFileSync(resolve(file))
      return { name: file.slice(file.lastIndexOf('/') + 1, -5), bytes, font: create(bytes) as Font }
    })
  return { text: read(400), strong: read(700) }
}
