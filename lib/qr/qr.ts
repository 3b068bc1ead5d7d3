import { toString } from 'qrcode'

/** A QR code as an SVG text: dark modules on white with the quiet zone, scalable, without styles or scripts. */
export function qrSvg(text: string): Promise<string> {
  return toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
}
