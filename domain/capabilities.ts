/**
 * What the product can do today, of what its pages may one day promise. A page shows a promise only while its
 * capability is open; the release that opens one changes its line here. Source: docs/rules/site.md B-promises.
 */
export const capabilities = {
  /** Moderated chat rooms. */
  rooms: true,
  /** Spoken notes in the journal. */
  voiceNotes: true,
  /** Chat and stories inside a family. */
  familyChat: false,
  /** Guardians approve what a child wants to buy. */
  purchaseApproval: true,
  /** Saturday trivia: weekends are published with no staff and no keys. */
  triviaRounds: true,
  /** Paid plans and their trial. */
  plans: true,
  /** Places and people near the member, at `/help/nearby`. */
  localHelp: false,
} as const satisfies Record<string, boolean>

/** Something the product can do, or will. */
export type Capability = keyof typeof capabilities

/** Is it open to members? */
export const isOpen = (capability: Capability): boolean => capabilities[capability]
