import { addFactor } from '#tests/kit/factories.ts'
import { addRow } from '#tests/kit/rows.ts'
import { generateSync } from 'otplib'
import { expect, it } from 'vitest'
import { acceptRecoveryCode, acceptTotp, FACTOR_PURPOSE } from '#operations/account/factorCodes.ts'
import { encrypt } from '#lib/secrets/box.ts'
import { hashRecoveryCode } from '#lib/totp/recoveryCodes.ts'
import { newSecret } from '#lib/totp/totp.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const twentyTimes = (attempt: () => Promise<boolean>) => Promise.all(Array.from({ length: 20 }, attempt))

// Sign-ins of one account wait for each other; these two hold even if they did not.
it('accepts a code of the app once of twenty times at once', async () => {
  const { db, people, clock } = context.current
  const { id } = await people.adult()
  const secret = newSecret()
  await addFactor(db, {
    user_id: id,
    sealed_secret: encrypt(FACTOR_PURPOSE, secret),
    verified_at: new Date(),
  })
  const now = clock.now()
  const code = generateSync({ secret, epoch: now.getTime() / 1000 })
  expect((await twentyTimes(() => acceptTotp(db, id, code, now))).filter(Boolean)).toHaveLength(1)
})

it('accepts a recovery code once of twenty times at once', async () => {
  const { db, people, clock } = context.current
  const { id } = await people.adult()
  await addRow(db, 'mfa_recovery_codes', { user_id: id, code_hash: hashRecoveryCode('k7m2q-x9dpf') })
  const answers = await twentyTimes(() => acceptRecoveryCode(db, id, 'K7M2Q X9DPF', clock.now()))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

it('accepts nothing where nothing is set up', async () => {
  const { db, people, clock } = context.current
  const { id } = await people.adult()
  expect(await acceptTotp(db, id, '123456', clock.now())).toBe(false)
  expect(await acceptRecoveryCode(db, id, 'k7m2q-x9dpf', clock.now())).toBe(false)
})
