/** How a member stands with the rules of the house, the worst last. Source: docs/rules/chat.md D-079. */
export const standings = ['clear', 'muted', 'suspended', 'banned'] as const
/** One of them. */
export type Standing = (typeof standings)[number]
/** What staff may give. `warning` changes nothing about a member's standing. */
export const sanctionKinds = ['warning', 'mute', 'suspension', 'ban'] as const
/** One of them. */
export type SanctionKind = (typeof sanctionKinds)[number]
