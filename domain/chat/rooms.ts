import { focusAreas, roomSlugs as slugsOfAreas, type FocusArea } from '../account/focusAreas.ts'
import { isMinorBand, roomBands, type RoomBand } from './bands.ts'

/** Slugs of the rooms, in the required order. Source: docs/rules/chat.md C-020. */
export const roomSlugs = [
  'anxiety-support',
  'depression-recovery',
  'relationship-guidance',
  'parenting',
  'addiction-recovery',
  'self-esteem',
  'grief-loss',
  'stress-management',
  'loneliness',
  'school-work-pressure',
  'sleep-rest',
  'motivation-purpose',
] as const
/** The slug of a room: what it is about. Each band has a room of its own for it. */
export type RoomSlug = (typeof roomSlugs)[number]

/** The slug that is for adults and elders alone, while `ff.addiction_rooms` is on. Source: docs/rules/chat.md D-031. */
export const ADDICTION_SLUG: RoomSlug = 'addiction-recovery'

/** The focus area a room is about; `addiction` is one of rooms alone. */
export type RoomArea = FocusArea | 'addiction'

const areas = new Map<string, RoomArea>([
  ...focusAreas.map((area) => [slugsOfAreas[area], area] as const),
  [ADDICTION_SLUG, 'addiction'],
])
/** The focus area of a slug. */
export const areaOfSlug = (slug: RoomSlug): RoomArea => areas.get(slug)!

const isSlug = (key: string): key is RoomSlug => (roomSlugs as readonly string[]).includes(key)

/** The slug that a key of an address means, a slug or a focus area; null for any other. */
export function slugOfKey(key: string): RoomSlug | null {
  if (isSlug(key)) return key
  return roomSlugs.find((slug) => areaOfSlug(slug) === key) ?? null
}

/** The key of a room's name and description in the messages: minors read `family` for `parenting`. */
export type RoomText = Exclude<RoomSlug, never> | 'family'
/** Returns under which key the name of a room stands. Source: docs/rules/chat.md D-031. */
export const textOfRoom = ({ slug, band }: RoomKey): RoomText =>
  slug === 'parenting' && isMinorBand(band) ? 'family' : slug

/** What makes a room: what it is about and for which ages. */
export type RoomKey = { readonly slug: RoomSlug; readonly band: RoomBand }

/** Every room there is. */
export const allRooms: readonly RoomKey[] = roomBands.flatMap((band) =>
  roomSlugs.filter((slug) => slug !== ADDICTION_SLUG || !isMinorBand(band)).map((slug) => ({ slug, band })),
)

/**
 * The room that a key (a slug or a focus area) opens: that of the caller's band. Staff have no band and meet adults.
 */
export function roomOfKey<Room extends { focusAreaKey: string; band: RoomBand }>(
  rooms: readonly Room[],
  key: string,
  band: RoomBand | null,
): Room | undefined {
  const slug = slugOfKey(key)
  return rooms.find((room) => room.focusAreaKey === slug && room.band === (band ?? 'adult'))
}
