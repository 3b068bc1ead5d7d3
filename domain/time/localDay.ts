/** A calendar day in a member's zone, `YYYY-MM-DD`. */
export type LocalDay = string

/** The zone used when nothing better is known. Source: docs/rules/notifications.md D-051. */
export const FALLBACK_TIME_ZONE = 'America/Detroit'

/** Is this an IANA zone this machine knows? */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone.length <= 64
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** Building a format costs far more than using one, so each zone keeps its own. */
function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(zone, format)
  }
  return format
}

/** The day and the wall-clock time (`HH:MM`) of an instant in a zone. */
export function localTime(at: Date, zone: string): { day: LocalDay; time: string } {
  const part: Record<string, string> = {}
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = value
  return { day: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` }
}

/** The day of an instant in a zone. */
export const localDay = (at: Date, zone: string): LocalDay => localTime(at, zone).day

/** A day moved by whole days. */
export function addDays(day: LocalDay, days: number): LocalDay {
  const moved = new Date(`${day}T12:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: LocalDay, to: LocalDay): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000)
