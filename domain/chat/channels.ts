import { isMinorBand, type RoomBand } from './bands.ts'

const NAME = /^(presence|private)-room-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * The channel of a room. Adults and elders see each other in theirs; in a minor's no reader is told who else listens.
 * Source: docs/rules/chat.md D-084.
 */
export const channelOfRoom = (id: string, band: RoomBand): string =>
  `${isMinorBand(band) ? 'private' : 'presence'}-room-${id}`

/** The room a channel's name speaks of, or null for any other name. */
export const roomOfChannel = (name: string): string | null => NAME.exec(name)?.[2] ?? null
