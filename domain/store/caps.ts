/**
 * What purchases for one minor may come to in a month, in cents, until staff set another. Source: docs/rules/store.md
 * S-cap.
 */
export const MONTHLY_CAP_CENTS = 5_000

/** Limits of a month, in cents; null is none. */
type Caps = {
  /** What the guardian set. */
  ownCents: number | null
  /** What the settings of the store say. */
  usualCents: number | null
}

/** The limit that counts: that of the settings, until a guardian sets another. Source: docs/rules/store.md S-cap. */
export const capOf = ({ ownCents, usualCents }: Caps): number | null => ownCents ?? usualCents
