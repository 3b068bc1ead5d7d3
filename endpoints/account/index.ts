import type { Served } from '#endpoints/_kit/serve.ts'
import { sessionEndpoints } from './session.ts'
import { contactEndpoints } from './contact.ts'
import { exportEndpoints } from './exports.ts'
import { deletionEndpoints } from './deletion.ts'
import { factorResetsEndpoints } from './factorResets.ts'
import { factorsEndpoints } from './factors.ts'
import { privacyEndpoints } from './privacy.ts'
import { recoveryEndpoints } from './recovery.ts'
import { settingsEndpoints } from './settings.ts'

/** Everything this feature serves. */
export const accountEndpoints: Served[] = [
  ...sessionEndpoints,
  ...factorsEndpoints,
  ...contactEndpoints,
  ...exportEndpoints,
  ...factorResetsEndpoints,
  ...recoveryEndpoints,
  ...settingsEndpoints,
  ...privacyEndpoints,
  ...deletionEndpoints,
]
