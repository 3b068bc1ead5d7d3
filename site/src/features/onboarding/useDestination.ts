import { HOME } from '../../lib/nextStep.ts'
import { useAnswersPath } from '../../lib/paths.ts'

/**
 * Where to go at the end of onboarding: the room of the focus area, whose screen leads on; a release without rooms
 * leads to the first check-in. Source: docs/rules/onboarding.md B-30.
 */
export function useDestination(): (next: string) => string {
  const answers = useAnswersPath()
  return (next) => (answers(next) ? next : HOME)
}
