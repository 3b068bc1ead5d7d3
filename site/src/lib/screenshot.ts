import { SCREENSHOT_MAX, screenshotTypes } from '#domain/ops/api.ts'

/** Can this file be sent with a report: a picture of a known kind, not empty and not too large? */
export const isUsableScreenshot = ({ size, type }: File): boolean =>
  size > 0 && size <= SCREENSHOT_MAX && (screenshotTypes as readonly string[]).includes(type)

/** The bytes of a file in base64. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const url = String(reader.result)
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
}
