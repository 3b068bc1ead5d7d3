/** How near the danger is, the nearest last. */
export const dangerLevels = ['watch', 'concern', 'urgent'] as const
/** A level of danger. */
export type DangerLevel = (typeof dangerLevels)[number]

/** What staff reads when a person may be in danger: one step a line. */
export type Protocol = {
  levels: { level: DangerLevel; steps: string[] }[]
  whomToCall: string[]
  howToWrite: string[]
  /** While empty, all staff who may read reports are notified. */
  onDuty: { id: string; name: string }[]
  phone: string | null
  mail: string | null
}
