import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { features, type Feature } from '#domain/features.ts'
import { messageGroups } from '#messages/groups.ts'
import { filesOf } from '../../scripts/feature/filesOf.ts'

const names = Object.keys(features) as Feature[]
const listed = (feature: Feature) => [...filesOf(feature).values()].flat()
/** Shared by all features, or no folder of the product. */
const elsewhere =
  /^(?:docs|migrations|app|server|scripts|bench|messages|tests\/(?:server|resilience|messages|meta|scripts))\//
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file) && !elsewhere.test(file))

describe('what `npm run feature` lists', () => {
  it.each(names)('has every file below a folder named %s, once', (feature) => {
    const own = listed(feature)
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBe(new Set(own).size)
    const named = files.filter((file) => file.split('/').slice(0, -1).includes(feature))
    expect(named.filter((file) => !own.includes(file))).toEqual([])
  })

  it('has seed, tests, rules and messages of guardians', () => {
    expect(listed('guardians')).toEqual(
      expect.arrayContaining([
        'endpoints/guardians.ts',
        'seed/factories/guardianNotifications.ts',
        'seed/content/households.ts',
        'tests/domain/guardians/missingConsent.test.ts',
        'tests/jobs/guardians/notifyGuardians.test.ts',
        'messages/ar/guardians.ts',
        'docs/rules/guardians.md',
      ]),
    )
  })

  it('has rules, the collection, operations and tests of the cart and of requests', () => {
    expect(listed('cart')).toEqual(
      expect.arrayContaining([
        'domain/cart/api.ts',
        'collections/cart/CartItems.ts',
        'endpoints/cart.ts',
        'operations/cart/checkout/placeOrder.ts',
        'site/src/features/cart/CartScreen.tsx',
        'bench/suites/cart.ts',
        'tests/operations/cart/cart.test.ts',
        'tests/e2e/cart/buy.spec.ts',
      ]),
    )
    expect(listed('requests')).toEqual(
      expect.arrayContaining([
        'domain/requests/requests.ts',
        'collections/requests/PurchaseRequests.ts',
        'endpoints/requests.ts',
        'operations/requests/askToBuy.ts',
        'jobs/requests/settleRequests.ts',
        'seed/factories/purchaseRequests.ts',
        'tests/operations/requests/races.test.ts',
      ]),
    )
    expect(listed('requests')).not.toContain('domain/family/familyRequests.ts')
  })

  it('has services, seed, the landing page and messages of content', () => {
    expect(listed('content')).toEqual(
      expect.arrayContaining([
        'services/content/keepUntilEdited.ts',
        'tests/services/content/keepUntilEdited.test.ts',
        'globals/content/LandingPage.ts',
        'hooks/content/contentChanged.ts',
        'seed/content/landing.ts',
        'seed/factories/landing.ts',
        'tests/seed/content/pieces.test.ts',
        'site/src/pages/public/landing/page.tsx',
        'messages/fr/pages.ts',
      ]),
    )
  })
})

describe('files of messages', () => {
  it.each(['en', 'es', 'fr', 'ar'])('in %s are those of the table', (locale) => {
    const there = readdirSync(`messages/${locale}`).map((name) => name.replace('.ts', ''))
    expect(there.filter((name) => name !== 'index').sort()).toEqual(Object.keys(messageGroups).sort())
  })

  it('belong to features', () => {
    const unknown = Object.values(messageGroups)
      .flat()
      .filter((feature) => feature !== 'all' && !(feature in features))
    expect(unknown).toEqual([])
  })
})
