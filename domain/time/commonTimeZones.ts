/** Zones that come first in every list. Source: docs/rules/notifications.md S-003-5, D-051. */
export const commonTimeZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Detroit',
  'UTC',
] as const
