import { consentApi } from '#domain/guardians/consentApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { guardianPage as readPage } from '#operations/guardians/guardianPage.ts'

export const guardianPage = serve(consentApi.guardianPage, ({ actor, input, services }) =>
  readPage(services.db, input.params.token, actor),
)
