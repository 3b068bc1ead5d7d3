import type { RoomBand } from '#domain/chat/bands.ts'
import type { HeldReason } from '#domain/chat/schema.ts'
import type { RoomSlug } from '#domain/chat/rooms.ts'
import type { DeskAction } from '#domain/moderation/ladder.ts'
import type { SafetyCategory } from '#domain/moderation/categories.ts'
import type { Severity } from '#domain/moderation/queue.ts'

/** A message that a moderator looks at, or looked at. Names are handles of the demo dataset. */
export type DeskMessage = {
  name: string
  by: string
  slug: RoomSlug
  band: RoomBand
  words: string
  category: SafetyCategory
  severity: Severity
  /** Minutes before the dataset was made. */
  ago: number
  /** Why our rules held it; left out for what members reported. */
  held?: HeldReason
  reporters?: readonly string[]
  /** What a moderator decided an hour later, and what the member objects. */
  decided?: { action: DeskAction; by: string; appeal: string }
}

/** What waits at the desk of the demo dataset: held messages, reports, and an open appeal. */
export const deskMessages: readonly DeskMessage[] = [
  {
    name: 'held-child',
    by: 'noah',
    slug: 'sleep-rest',
    band: '8-10',
    words: 'I count sheep when I can’t sleep. It helps a bit.',
    category: 'other',
    severity: 'low',
    ago: 6,
    held: 'checking',
  },
  {
    name: 'held-phone',
    by: 'ella',
    slug: 'relationship-guidance',
    band: '13-15',
    words: 'You can write to me at 555 0134, then we can talk.',
    category: 'personal_info',
    severity: 'medium',
    ago: 11,
    held: 'personal',
  },
  {
    name: 'held-danger',
    by: 'hannah',
    slug: 'anxiety-support',
    band: 'adult',
    words: 'I don’t know how to go on tonight.',
    category: 'self_harm',
    severity: 'urgent',
    ago: 3,
    held: 'danger',
  },
  {
    name: 'held-spanish',
    by: 'mateo',
    slug: 'school-work-pressure',
    band: '8-10',
    words: 'Hoy tengo un examen y me duele la barriga.',
    category: 'other',
    severity: 'low',
    ago: 9,
    held: 'checking',
  },
  {
    name: 'reported-unkind',
    by: 'luis',
    slug: 'grief-loss',
    band: 'adult',
    words: 'It’s been a year. Get over it already.',
    category: 'bullying',
    severity: 'medium',
    ago: 55,
    reporters: ['mei', 'grace'],
  },
  {
    name: 'reported-selling',
    by: 'patrick',
    slug: 'sleep-rest',
    band: 'adult',
    words: 'These drops cured me in a week. Ask me for a link.',
    category: 'spam_scam',
    severity: 'low',
    ago: 120,
    reporters: ['maren'],
  },
  {
    name: 'appealed',
    by: 'andre',
    slug: 'motivation-purpose',
    band: 'adult',
    words: 'People who give up don’t deserve help.',
    category: 'hate',
    severity: 'high',
    ago: 2 * 24 * 60,
    reporters: ['grace'],
    decided: {
      action: 'suspend',
      by: 'moderator',
      appeal: 'I was talking about myself. It came out wrong, and I would like to say so in the room.',
    },
  },
]
