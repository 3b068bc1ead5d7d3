import { isMinor } from '#domain/account/ageGroup.ts'
import { usePerson } from '../../../lib/person.ts'
import { Children } from './Children.tsx'
import { WhoSees } from './WhoSees.tsx'

/** Between guardians and minors: a child or teen reads who sees what, everybody else which children are connected. */
export function GuardianTab() {
  return isMinor(usePerson().ageGroup) ? <WhoSees /> : <Children />
}
