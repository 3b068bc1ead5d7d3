import { badges, type BadgeId } from '../checkins/badges.ts'

const needed = { first_journal: 1, reflection_master: 10, mindful_writer: 30 } as const satisfies Partial<
  Record<BadgeId, number>
>

/** Badges for entries: how many entries, and the badge. Source: docs/rules/journal.md S-001-3. */
export const journalBadges = (Object.keys(needed) as (keyof typeof needed)[]).map((id) => ({
  id,
  name: badges.find((badge) => badge.id === id)!.name,
  entries: needed[id],
}))
