import { consentApi } from '#domain/guardians/consentApi.ts'
import { keyOf, read, write } from '../../../lib/query.ts'

const status = keyOf(consentApi.guardianStatus)

/** What a child's way to the consent of a guardian reads and writes. */
export const consentQueries = {
  status: () => read(consentApi.guardianStatus),
  start: () => write(consentApi.startGuardian, [status]),
  verify: () => write(consentApi.verifyGuardian),
}
