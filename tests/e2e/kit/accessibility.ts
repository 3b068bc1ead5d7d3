import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** The rules that ask for colours. All others find the same in the dark as in the light. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What breaks the accessibility rules (WCAG 2.2 A and AA, and good practice) on a page of one document. axe runs inside
 * the page, and only what it complains about leaves it: everything it looked at is megabytes.
 */
async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  expect(page.frames(), 'axe looks at one document').toHaveLength(1)
  if (!(await page.evaluate('typeof window.axe === "object"'))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    // Colours on their way from one theme to another are no violation. Brought to their end, and not waited for: what
    // is folded away stands still.
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: only }),
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, rules)
}

/** No violation of the accessibility rules (WCAG 2.2 A and AA, and good practice). */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await violationsOn(page), what).toEqual([])
}

/** Nothing of the page has to be moved sideways to be seen. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Accessible and no wider than the screen: on a desk and on a phone, light and dark. */
export async function expectFits(page: Page, what: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined
      expect(await violationsOn(page, rules), `${what} ${colorScheme} ${width}`).toEqual([])
    }
    await expectNoSidewaysScroll(page, `${what} ${width}`)
  }
}
