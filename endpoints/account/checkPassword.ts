import { accountApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { checkPassword as judge } from '#operations/account/checkPassword.ts'

export const checkPassword = serve(accountApi.checkPassword, ({ input }) =>
  judge(input.body.password, { email: input.body.email, name: input.body.name }),
)
