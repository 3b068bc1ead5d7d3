import { randomBytes } from 'node:crypto'
import { sign, verify } from '#lib/secrets/signature.ts'

/** Cookie that names a browser. It proves nothing but "this browser has signed in here before". */
export const DEVICE_COOKIE = 'ek_device'
/** Seconds the device cookie is kept: a year. */
export const DEVICE_SECONDS = 365 * 24 * 3600

const PURPOSE = 'device'

/** A new random device id. */
export const newDeviceId = (): string => randomBytes(16).toString('base64url')
/** The value of the device cookie. */
export const signDevice = (deviceId: string): string => sign(PURPOSE, deviceId)

/** The device id in a cookie, or undefined when we did not sign it. */
export function deviceIdFrom(cookie: string | undefined): string | undefined {
  const id = cookie ? verify(PURPOSE, cookie) : undefined
  return id && /^[\w-]{22}$/.test(id) ? id : undefined
}
