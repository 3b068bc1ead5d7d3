import { HOME } from '../../lib/nextStep.ts'
import { useAnswersPath } from '../../lib/paths.ts'

/**
 * Where to go at the end of onboarding. The server leads to the room of the focus area; while this release has no
 * rooms, the first check-in takes its place. Source: docs/rules/onboarding.md B-30.
 */
export function useDestination(): (next: string) => string {
  const answers = useAnswersPath()
  return (next) => (answers(next) ? next : HOME)
}
