import { expect, it } from 'vitest'
import { qrSvg } from '#lib/qr/qr.ts'

it('draws a scalable code without styles or scripts', async () => {
  const svg = await qrSvg('otpauth://totp/Evenkeel:ann%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Evenkeel')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox/)
  expect(svg).not.toMatch(/style|script|onload/)
})
