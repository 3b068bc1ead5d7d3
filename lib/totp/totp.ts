import { generateSecret, generateURI, verify as verifyCode } from 'otplib'

/** A code counts this long before and after its own half minute, for clocks that are a little off. */
const TOLERANCE_SECONDS = 30

/** A new secret for an authenticator app: 160 bits in Base32. */
export const newSecret = (): string => generateSecret()

/**
 * The address an authenticator app reads from the QR code. `account` is what the app shows, usually the e-mail address.
 */
export const uri = (secret: string, account: string): string =>
  generateURI({ issuer: 'Evenkeel', label: account, secret })

/** Whether a code is right, and the half minute (time step) it belongs to. */
export type TotpVerdict = { ok: true; step: number } | { ok: false }

/**
 * Checks a six-digit code. Store the returned `step` and give it back as `afterStep` next time: a code of that step or
 * an earlier one is then rejected, so no code works twice. Anything malformed is just wrong.
 */
export async function verify(
  secret: string,
  code: string,
  afterStep: number | null | undefined,
  now: Date,
): Promise<TotpVerdict> {
  if (!/^\d{6}$/.test(code)) return { ok: false }
  try {
    const result = await verifyCode({
      secret,
      token: code,
      epoch: Math.floor(now.getTime() / 1000),
      epochTolerance: TOLERANCE_SECONDS,
    })
    // otplib answers with an object even for a wrong code.
    if (!result.valid || !('timeStep' in result)) return { ok: false }
    return afterStep != null && result.timeStep <= afterStep
      ? { ok: false }
      : { ok: true, step: result.timeStep }
  } catch {
    // A secret that is not Base32 or too short: no code fits it.
    return { ok: false }
  }
}
