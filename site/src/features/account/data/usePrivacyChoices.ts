import { useQuery } from '@tanstack/react-query'
import { usePerson } from '../../../lib/person.ts'
import { dataQueries } from './queries.ts'

/**
 * What the member allows with their account. Undefined while it is unknown, and as long as a consent is missing: then
 * the switches are out of reach and do not count. Source: docs/rules/legal.md S-001-5.
 */
export function usePrivacyChoices() {
  const { consent } = usePerson()
  const { data } = useQuery({ ...dataQueries.choices(), enabled: consent === undefined })
  // What was read before a new version took effect is still kept, and does not count now.
  return consent === undefined ? data : undefined
}
