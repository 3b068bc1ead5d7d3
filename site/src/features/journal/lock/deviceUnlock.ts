import { fromText, toText } from './lock.ts'

/** Milliseconds for the device to ask. */
const TIMEOUT_MS = 60_000
/** The bit of an answer's flags that says the device verified its user, and the byte it stands in. */
const [USER_VERIFIED, FLAGS_AT] = [0x04, 32]
/** ES256 and RS256, as COSE numbers them. */
const ALGORITHMS = [-7, -257]

const challenge = () => crypto.getRandomValues(new Uint8Array(32))

/** Returns whether this device can ask for a face, a finger or its own code. */
export const canDeviceUnlock = async (): Promise<boolean> =>
  (await globalThis.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.().catch(
    () => false,
  )) ?? false

/** Makes a credential of this device for the lock; null when the member or the device declines. */
export async function addDeviceUnlock(name: string): Promise<string | null> {
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge: challenge(),
        rp: { name: 'Evenkeel' },
        user: { id: crypto.getRandomValues(new Uint8Array(16)), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          userVerification: 'required',
          residentKey: 'discouraged',
        },
        timeout: TIMEOUT_MS,
      },
    })
    .catch(() => null)
  return made && toText(new Uint8Array((made as PublicKeyCredential).rawId))
}

/** Lets the device verify who holds it; returns whether it did. */
export async function unlockByDevice(credential: string): Promise<boolean> {
  const answer = await navigator.credentials
    .get({
      publicKey: {
        challenge: challenge(),
        allowCredentials: [{ type: 'public-key', id: fromText(credential), transports: ['internal'] }],
        userVerification: 'required',
        timeout: TIMEOUT_MS,
      },
    })
    .catch(() => null)
  if (!answer) return false
  const { authenticatorData } = (answer as PublicKeyCredential).response as AuthenticatorAssertionResponse
  return (new Uint8Array(authenticatorData)[FLAGS_AT]! & USER_VERIFIED) !== 0
}
