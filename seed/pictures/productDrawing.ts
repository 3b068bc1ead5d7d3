import type { ProductKind } from '../content/store/product.ts'
import type { Random } from '../random.ts'

/** Pixels of a drawing. */
export const DRAWING = { width: 528, height: 456 } as const

/** Paints of the shelf: flat, cut, the same in light and dark. */
const paints = ['#F78F76', '#93C1F0', '#94D6C0', '#FFD75E', '#CBBBEE', '#F2B8C6', '#BFC8D2'] as const
const MAST = '#7A4B2A'
const SAIL = '#FFF8EA'
const LAMP = '#FFC24B'
const INK = '#17414C'

type Paint = { one: string; two: string }
const line = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`
const cut = (d: string, color: string, turn = 0) =>
  `<path d="${d}" fill="${color}"${turn === 0 ? '' : ` transform="rotate(${turn} 110 100)"`}/>`

/** Each kind as cut paper, 220 by 190. */
const shapes: Readonly<Record<ProductKind, (paint: Paint) => string>> = {
  book: ({ one, two }) =>
    cut('M58 24h104a12 12 0 0 1 12 12v108a12 12 0 0 1-12 12H58Z', one) +
    cut('M58 24h18v132H58Z', MAST) +
    cut('M92 52h62v34H92Z', SAIL) +
    line('M102 64h42M102 74h28', MAST, 4) +
    cut('M138 156v22l-9-7-9 7v-22Z', two),
  cards: ({ one, two }) =>
    cut('M62 40h72v112H62Z', one, -12) +
    cut('M76 36h72v112H76Z', two, 4) +
    cut('M90 38h72v112H90Z', SAIL, 14) +
    `<g transform="rotate(14 110 100)">${line('M104 62h44M104 78h44M104 94h26', MAST, 5)}${line('M104 130h44', LAMP, 5)}</g>`,
  blanket: ({ one }) =>
    cut('M36 84a18 18 0 0 1 18-18h112a18 18 0 0 1 18 18v8H36Z', one) +
    cut('M36 98h148v14H36Z', SAIL) +
    cut('M36 118h148v14H36Z', one) +
    cut('M36 138h148v6c0 8-6 14-14 14H50c-8 0-14-6-14-14Z', MAST) +
    line('M66 66v92', MAST, 6),
  lamp: ({ one }) =>
    cut('M60 150h100a50 22 0 0 1-100 0Z', MAST) +
    cut('M104 96h12v56h-12Z', MAST) +
    cut('M84 40h52l24 60H60Z', one) +
    line('M46 108h128', LAMP, 5) +
    line('M30 122h30M160 122h30', LAMP, 5),
  plush: ({ one, two }) =>
    cut(
      'M30 136c0-44 30-84 74-84 34 0 52 24 52 52 20 4 34 16 38 34-14 8-30 8-42 2-8 10-20 16-34 16H62c-18 0-32-8-32-20Z',
      one,
    ) +
    cut('M66 122c8-24 34-34 58-26 4 28-16 52-44 52-10 0-18-12-14-26Z', SAIL) +
    `<circle cx="122" cy="86" r="6" fill="${INK}"/>` +
    cut('M134 98h16a8 8 0 0 1-16 0Z', INK) +
    line('M150 112h16M148 120h14', two, 4),
  puzzle: ({ one, two }) =>
    cut('M40 36h62v20a14 14 0 1 1 0 28v20H82a14 14 0 1 0-28 0H40Z', one) +
    cut('M118 36h62v68h-20a14 14 0 1 1-28 0h-14V84a14 14 0 1 0 0-28Z', SAIL) +
    cut('M40 120h14a14 14 0 1 1 28 0h20v42H40Z', two) +
    cut('M118 120h14a14 14 0 1 0 28 0h20v42h-62Z', MAST),
  tea: ({ one, two }) =>
    cut('M56 78h96v50a30 30 0 0 1-30 30H86a30 30 0 0 1-30-30Z', one) +
    line('M152 92h12a16 16 0 0 1 0 34h-14', one, 10) +
    cut('M44 158h120l-12 10H56Z', MAST) +
    line('M84 62q-8-10 0-20t0-20M106 62q-8-10 0-20t0-20', two, 6) +
    cut('M72 78h64v10H72Z', SAIL),
  poster: ({ one, two }) =>
    cut('M62 26h96v136H62Z', SAIL) +
    cut('M62 98h96v64H62Z', one) +
    cut('M78 98a32 32 0 0 1 64 0Z', two) +
    line('M78 118h20M112 126h30M86 140h36', SAIL, 4) +
    line('M54 26h112M54 162h112', MAST, 8),
  audio: ({ one, two }) =>
    line('M40 92h36M90 92h12M116 92h64', MAST, 6) +
    cut('M70 92a40 40 0 0 1 80 0Z', two) +
    cut('M70 104a40 40 0 0 0 80 0Z', one) +
    line('M34 104h22M164 104h22', MAST, 6),
  workbook: ({ one, two }) =>
    cut('M60 26h80l22 22v110H60Z', SAIL) +
    cut('M140 26v22h22Z', '#BFC8D2') +
    cut('M60 112h102v46H60Z', one) +
    cut('M86 112a25 25 0 0 1 50 0Z', two) +
    line('M76 132h30M120 140h28', SAIL, 4),
  letters: ({ one, two }) =>
    cut('M36 58h148v100H36Z', one) +
    cut('M50 34h120v70l-60 40-60-40Z', SAIL) +
    line('M68 54h84M68 70h84M68 86h50', MAST, 4) +
    cut('M36 58l74 52 74-52v100H36Z', two),
}

/**
 * A product as a flat cut picture without a ground, as SVG. The second view has the same thing twice, turned, as it
 * would lie on a table.
 */
export function productDrawing(kind: ProductKind, random: Random, view: 'front' | 'table'): string {
  const one = random.pick(paints)
  const two = random.pick(paints.filter((paint) => paint !== one))
  const drawn = shapes[kind]({ one, two })
  const inside =
    view === 'front'
      ? drawn
      : `<g transform="translate(8 30) scale(.62) rotate(-9 110 95)">${drawn}</g><g transform="translate(84 58) scale(.62) rotate(11 110 95)">${shapes[kind]({ one: two, two: one })}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWING.width}" height="${DRAWING.height}" viewBox="0 0 220 190">${inside}</svg>`
}
