import { riskLevels, type RiskLevel } from './assessment.ts'

/** Returns whether a level is `least` or nearer. */
export const isAtLeast = (level: RiskLevel, least: RiskLevel): boolean =>
  riskLevels.indexOf(level) >= riskLevels.indexOf(least)

/** Returns the nearer of two levels. */
export const higherRisk = (one: RiskLevel, other: RiskLevel): RiskLevel =>
  isAtLeast(one, other) ? one : other
