import PDFDocument from 'pdfkit'
import { paperFonts, type Face, type PaperFont } from './fonts.ts'
import { isRtlText, runsOf } from './runs.ts'

/** How a paragraph looks. `size` in points; `after`: the room below it. */
type Look = { face?: Face; size?: number; soft?: boolean; after?: number }
/** What a document begins with: its title and lines below it, in a language of the page. */
export type PaperHead = { title: string; lines: readonly string[]; lang: string; isRtl: boolean }
/** A document under way: a page is written out once the next one begins. */
export type Paper = {
  /** Draws a paragraph; lines that are too long break between words, else between letters. */
  paragraph: (text: string, look?: Look) => void
  /** A line across the page. */
  rule: () => void
  /** Goes to a new page where less than this many points are left. */
  keep: (points: number) => void
  /** Ends it; resolves with its last byte. */
  end: () => Promise<void>
}

const MARGIN = 56
const LEADING = 1.5
/** Words whose width is remembered: a journal repeats most of its own. */
const WORDS_MAX = 20_000
const WORDS = /\s+|[^\s]+/gu
/** Letters that draw nothing; what a font has no drawing for is left out, and stands in the text behind the page. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u

/** What decides which font has a letter. */
type Script = { face: Face; isRtl: boolean }
type Part = { font: PaperFont; text: string; width: number }

/** Begins an A4 document. `onBytes` hears the file as it grows. */
export function newPaper(
  { title, lang, isRtl }: Omit<PaperHead, 'lines'>,
  onBytes: (bytes: Uint8Array) => void,
): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: undefined as never,
    lang,
    displayTitle: true,
    info: { Title: title, Producer: 'Evenkeel', Creator: 'Evenkeel' },
  })
  doc.on('data', onBytes)
  const fonts = paperFonts()
  for (const { name, bytes } of [...fonts.text, ...fonts.strong]) doc.registerFont(name, bytes)
  const width = doc.page.width - 2 * MARGIN
  const bottom = doc.page.height - MARGIN
  let y = MARGIN
  const known = new Map<string, Part[]>()

  const fontFor = (letter: string, { face, isRtl: isBack }: Script): PaperFont | undefined =>
    (isBack ? [...fonts[face]].reverse() : fonts[face]).find(({ font }) =>
      font.hasGlyphForCodePoint(letter.codePointAt(0)!),
    )
  /** A word in the fonts that have its letters, at one point. */
  const partsOf = (word: string, script: Script): Part[] => {
    const key = `${script.face} ${script.isRtl} ${word}`
    const found = known.get(key)
    if (found) return found
    const parts: Part[] = []
    for (const letter of word) {
      const last = parts.at(-1)
      const font =
        INVISIBLE.test(letter) || /\p{M}/u.test(letter)
          ? (last?.font ?? fontFor(letter, script))
          : fontFor(letter, script)
      if (!font) continue
      if (last?.font === font) last.text += letter
      else parts.push({ font, text: letter, width: 0 })
    }
    for (const part of parts)
      part.width = part.font.font.layout(part.text).advanceWidth / part.font.font.unitsPerEm
    if (known.size >= WORDS_MAX) known.clear()
    known.set(key, parts)
    return parts
  }
  const widthOf = (word: string, script: Script) =>
    partsOf(word, script).reduce((sum, part) => sum + part.width, 0)

  const newLine = (height: number) => {
    if (y + height > bottom) {
      doc.addPage()
      y = MARGIN
    }
  }
  /** Words between spaces; a word wider than the page in pieces. */
  const linesOf = (text: string, size: number, script: Script): string[] => {
    const most = width / size
    const lines: string[] = []
    let [line, used] = ['', 0]
    const put = (word: string, wide: number) => {
      if (line !== '' && used + wide > most) {
        lines.push(line.trimEnd())
        ;[line, used] = ['', 0]
      }
      line += word
      used += wide
    }
    for (const word of text.match(WORDS) ?? []) {
      const wide = widthOf(word, script)
      if (/^\s/u.test(word)) {
        line += word
        used += wide
      } else if (wide <= most) put(word, wide)
      else for (const letter of word) put(letter, widthOf(letter, script))
    }
    return [...lines, line.trimEnd()]
  }
  /** Where each part of a line stands, in the order it was written, so that copying gives it back so. */
  const drawLine = (line: string, { size, isBack, face }: { size: number; isBack: boolean; face: Face }) => {
    const placed: (Part & { x: number; at: number })[] = []
    let x = 0
    for (const { text, start, isRtl: isRunBack } of runsOf(line, isBack)) {
      const script = { face, isRtl: isRunBack }
      let at = start
      const parts = (text.match(WORDS) ?? []).flatMap((word) =>
        partsOf(word, script).map((part) => {
          at += part.text.length
          return { ...part, at }
        }),
      )
      for (const part of isRunBack ? parts.reverse() : parts) {
        const last = placed.at(-1)
        if (!isRunBack && last?.font === part.font && last.at >= start && x > 0) {
          last.text += part.text
          last.width += part.width
        } else placed.push({ ...part, x })
        x += part.width * size
      }
    }
    const begin = isBack ? MARGIN + width - x : MARGIN
    // What is behind the drawing: reading programs and searches get the line as it was written.
    doc.markContent('Span', { actual: line })
    for (const { font, text, x: offset } of placed.sort((one, other) => one.at - other.at))
      if (text.trim() !== '') doc.font(font.name, size).text(text, begin + offset, y, { lineBreak: false })
    doc.endMarkedContent()
  }

  return {
    paragraph(text, { face = 'text', size = 11, soft = false, after = 8 } = {}) {
      doc.fillColor(soft ? '#4a5f66' : '#10303b')
      for (const part of text.split(/\r?\n/u)) {
        const isBack = part.trim() === '' ? isRtl : isRtlText(part)
        for (const line of linesOf(part, size, { face, isRtl: isBack })) {
          newLine(size * LEADING)
          if (line !== '') drawLine(line, { size, isBack, face })
          y += size * LEADING
        }
      }
      y += after
    },
    rule() {
      newLine(20)
      doc
        .moveTo(MARGIN, y + 4)
        .lineTo(MARGIN + width, y + 4)
        .lineWidth(0.5)
        .strokeColor('#9fb2b8')
        .stroke()
      y += 18
    },
    keep(points) {
      newLine(points)
    },
    end: () =>
      new Promise((resolve) => {
        doc.on('end', () => resolve())
        doc.end()
      }),
  }
}
