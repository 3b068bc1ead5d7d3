import { readFileSync } from 'node:fs'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'

type Locked = { packages: Record<string, { version?: string }> }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Locked
const versionsOf = (name: string) =>
  Object.entries(packages)
    .filter(([place]) => place.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version)

describe('the payment provider’s plugin', () => {
  it.each([
    ['payload', '3.90.1'],
    ['@payloadcms/ui', '3.90.1'],
    ['@payloadcms/translations', '3.90.1'],
    ['@payloadcms/plugin-stripe', '3.90.2'],
    ['stripe', '23.1.0'],
  ])('shares one %s, version %s', (name, version) => {
    expect(versionsOf(name)).toEqual([version])
  })

  it('makes clients through the method that we point elsewhere', () => {
    expect(typeof (Stripe.prototype as unknown as Record<string, unknown>)._getPropsFromConfig).toBe(
      'function',
    )
  })
})
