/** Every zone this browser knows, and the one in use although it may have another name there. */
export const allTimeZones = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])].sort()

/** A zone as people read it: `New York`, and `Argentina, Ushuaia` where the part before matters. */
export const cityOf = (zone: string): string =>
  zone.split('/').slice(1).join(', ').replaceAll('_', ' ') || zone
/** As `cityOf`, with the part of the world: `America, New York`. */
export const locationOf = (zone: string): string => zone.replaceAll('/', ', ').replaceAll('_', ' ')
