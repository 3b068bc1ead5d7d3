import type { RiskLevel } from './assessment.ts'
import type { Danger } from './readDanger.ts'

/** Returns the level of what `readDanger` found. It knows danger or none, so words of danger are a `concern`. */
export const levelOfDanger = ({ isDanger }: Danger): RiskLevel => (isDanger ? 'concern' : 'none')
