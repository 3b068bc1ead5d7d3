import type { ProfanityAssessment } from '../assessment.ts'
import { arAimed } from './aimed/ar.ts'
import { enAimed } from './aimed/en.ts'
import { esAimed } from './aimed/es.ts'
import { frAimed } from './aimed/fr.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { AimedLexicon, ProfanityLexicon } from './lexicon.ts'
import { findPhrases, indexOf, phrasesOf, wordsIn } from './phrases.ts'
import type { Found, Phrase, PhraseIndex } from './phrases.ts'
import { vocabularyOf, wordsOf } from './wordsOf.ts'
import type { Vocabulary, Word } from './wordsOf.ts'

/** Words behind `he called me` that are still what he said. */
const TOLD_REACH = 12
/** Words behind `I am` that still describe the writer. */
const SELF_REACH = 2
/** Fewest words beside a quotation that make it one. */
const OUTSIDE_MIN = 2
/** Words behind `you are not` that it takes back. */
const DENIED_REACH = 2
/** Words around kind ones in which a phrase without a foul word is let be. */
const KIND_REACH = 4

/** Words for the reader: what begins with them is not about the writer. */
const addressing = new Set('you u ya ye your youre ur tu t vos usted انت انتي يا'.split(' '))

type Kind = 'insult' | 'crude' | 'slur' | 'aimed' | 'other'
type Frame = 'reported' | 'self' | 'denied' | 'fond' | 'distress' | 'unmeant'
type Reader = {
  vocabulary: Vocabulary
  index: PhraseIndex
  kinds: ReadonlyMap<Phrase, Kind>
  frames: ReadonlyMap<Phrase, Frame>
}

let reader: Reader | undefined

/**
 * Returns how hard a text hits its reader, and the text with each word found reduced to its first letter. Looks for all
 * four languages: members write in whichever they think in. What was said to the writer, words for the writer and
 * teasing among friends are no profanity. Takes linear time.
 */
export function readProfanity(text: string): ProfanityAssessment {
  const { vocabulary, index, kinds, frames } = (reader ??= readerOf(
    [en, es, fr, ar],
    [enAimed, esAimed, frAimed, arAimed],
  ))
  const words = wordsOf(text, vocabulary)
  const found = findPhrases(words, index)
  if (!found.some(({ phrase }) => phrase.severity)) return { severity: 'none', sanitizedText: text }
  const reported = new Set<number>()
  const self = new Set<number>()
  const denied = new Set<number>()
  const unmeant = new Set<number>()
  let isFond = false
  let isDistressed = false
  for (const { phrase, first, last } of found) {
    const frame = frames.get(phrase)
    if (frame === 'reported') for (let at = first; at <= last + TOLD_REACH; at++) reported.add(at)
    if (frame === 'self') for (let at = last + 1; at <= last + SELF_REACH; at++) self.add(at)
    if (frame === 'denied') for (let at = first; at <= last + DENIED_REACH; at++) denied.add(at)
    if (frame === 'unmeant') for (let at = first - KIND_REACH; at <= last + KIND_REACH; at++) unmeant.add(at)
    if (frame === 'fond') isFond = true
    if (frame === 'distress') isDistressed = true
  }
  const quoted = quotedIn(text, words)
  // A text that is nothing but a quotation is a message in disguise, unless it is told.
  const isQuoting = reported.size > 0 || quoted.size + OUTSIDE_MIN <= words.length
  const hits = found.filter(({ phrase, first, last }) => {
    if (!phrase.severity) return false
    // A report lies before what it tells; a threat that has one inside is no report.
    if (reported.has(first) && reported.has(last)) return false
    const kind = kinds.get(phrase)
    // A word may be asked about. Two words before a threat in quotation marks are no report.
    const isThreat = phrase.severity === 'severe' && kind !== 'slur'
    const isExcused = isThreat ? reported.size > 0 : isQuoting
    if (isExcused && quoted.has(first) && quoted.has(last)) return false
    const isOffensive = phrase.severity === 'offensive'
    const isOfSelf = self.has(first) && !addressing.has(words[first]!.plain)
    if ((kind === 'slur' || isOffensive) && isOfSelf) return false
    if (isOffensive && denied.has(first) && denied.has(last)) return false
    if (kind === 'aimed' && (unmeant.has(first) || unmeant.has(last))) return false
    if (isFond && isOffensive) return false
    return !(kind === 'crude' && isDistressed)
  })
  const severity = hits.some(({ phrase }) => phrase.severity === 'severe')
    ? 'severe'
    : hits.length > 0
      ? 'offensive'
      : 'none'
  return { severity, sanitizedText: sanitized(text, words, hits) }
}

function readerOf(lexicons: readonly ProfanityLexicon[], aimed: readonly AimedLexicon[]): Reader {
  const phrases: Phrase[] = []
  const kinds = new Map<Phrase, Kind>()
  const frames = new Map<Phrase, Frame>()
  const starred = new Set<string>()
  for (const { classes, ...lexicon } of lexicons) {
    const add = (lines: string, severity: 'offensive' | 'severe', kind: Kind) => {
      for (const phrase of phrasesOf(lines, classes, severity)) {
        phrases.push(phrase)
        kinds.set(phrase, kind)
      }
    }
    add('{slur}', 'severe', 'slur')
    add(lexicon.severe.replace('{slur}', ''), 'severe', 'other')
    add(lexicon.offensive, 'offensive', 'insult')
    add(lexicon.crude, 'offensive', 'crude')
    for (const frame of ['reported', 'self', 'denied', 'fond', 'distress'] as const) {
      for (const phrase of phrasesOf(lexicon[frame], classes)) {
        phrases.push(phrase)
        frames.set(phrase, frame)
      }
    }
    const worst = phrasesOf(
      `{slurword}\n${lexicon.crude}\n${classes.strong ? '{strong}' : '{noun}'}`,
      classes,
    )
    for (const word of wordsIn(worst)) if (word.length >= 3) starred.add(word)
  }
  for (const { classes, severe, offensive, unmeant } of aimed) {
    for (const [lines, severity] of [
      [severe, 'severe'],
      [offensive, 'offensive'],
    ] as const) {
      for (const phrase of phrasesOf(lines, classes, severity)) {
        phrases.push(phrase)
        kinds.set(phrase, 'aimed')
      }
    }
    for (const phrase of phrasesOf(unmeant, classes)) {
      phrases.push(phrase)
      frames.set(phrase, 'unmeant')
    }
  }
  return { vocabulary: vocabularyOf(wordsIn(phrases), starred), index: indexOf(phrases), kinds, frames }
}

/** Places of the words between quotation marks. */
function quotedIn(text: string, words: readonly Word[]): Set<number> {
  const quoted = new Set<number>()
  let at = 0
  for (const { 0: found, index } of text.matchAll(/«[^«»]{1,200}»|“[^“”]{1,200}”|"[^"]{1,200}"/g)) {
    while (at < words.length && words[at]!.from < index) at += 1
    for (; at < words.length && words[at]!.to <= index + found.length; at++) quoted.add(at)
  }
  return quoted
}

function sanitized(text: string, words: readonly Word[], hits: readonly Found[]): string {
  const starred = new Set<number>()
  for (const { first, last } of hits) for (let at = first; at <= last; at++) starred.add(at)
  let clean = ''
  let done = 0
  for (const at of [...starred].toSorted((a, b) => a - b)) {
    const { from, to } = words[at]!
    const [initial = ''] = text.slice(from, to)
    clean += text.slice(done, from) + initial + '*'.repeat(Math.max(0, to - from - initial.length))
    done = to
  }
  return clean + text.slice(done)
}
