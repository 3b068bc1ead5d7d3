import type { PersonalSpan } from '../assessment.ts'
import { contactsIn } from './contacts.ts'
import { birthdaysIn } from './dates.ts'
import { linksIn } from './links.ts'
import { meetupsIn } from './meetups.ts'
import { phonesIn } from './phone.ts'
import { loweredText } from './lowered.ts'
import { placesIn } from './places.ts'

/** Where two kinds overlap, the first of these stands. */
const order = [
  'email',
  'url',
  'phone',
  'birthday',
  'handle',
  'meetup',
  'address',
  'school',
  'move_app',
] as const
const rank = (type: PersonalSpan['type']): number => order.indexOf(type)

/** What reads on over the next data: its beginning stands, when it is long enough to say anything. */
const isLong = (type: PersonalSpan['type']): boolean => type === 'address' || type === 'school'
const SHORTEST = 8
/** Parts of one address are at most this far from each other. */
const APART = 32

/**
 * Returns the data in a text that lead to a person outside of the product, sorted, without overlaps, in UTF-16 units.
 * Reads all four languages. Lines of help, prices, scores, dates and orders are none. Takes linear time.
 */
export function readPersonal(text: string): PersonalSpan[] {
  const small = loweredText(text)
  const all: PersonalSpan[] = [
    ...linksIn(small),
    ...phonesIn(small).map((place) => ({ type: 'phone' as const, ...place })),
    ...birthdaysIn(small),
    ...contactsIn(text),
    ...meetupsIn(text, small),
    ...placesIn(text, small),
  ]
  const kept: PersonalSpan[] = []
  for (const span of all.toSorted(
    (a, b) => rank(a.type) - rank(b.type) || b.end - b.start - (a.end - a.start),
  )) {
    const meeting = kept.filter((other) => span.start < other.end && other.start < span.end)
    const end = Math.min(span.end, ...meeting.map((other) => other.start))
    if (meeting.length === 0) kept.push(span)
    else if (
      isLong(span.type) &&
      meeting.every(({ type }) => type !== span.type) &&
      end - span.start >= SHORTEST
    )
      kept.push({ ...span, end })
  }
  return withWholeAddresses(kept.toSorted((a, b) => a.start - b.start))
}

/** Parts of an address that follow each other are one. */
function withWholeAddresses(spans: readonly PersonalSpan[]): PersonalSpan[] {
  const whole: PersonalSpan[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (span.type === 'address' && last?.type === 'address' && span.start - last.end <= APART)
      whole[whole.length - 1] = { ...last, end: span.end }
    else whole.push(span)
  }
  return whole
}
