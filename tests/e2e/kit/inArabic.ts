import type { Page } from '@playwright/test'

/**
 * Serves these pages as to readers of Arabic; the demo has that language switched off. Needs
 * `test.use({ serviceWorkers: 'block' })`: a worker would answer past the route.
 */
export const inArabic = (page: Page, paths: readonly string[]): Promise<unknown> =>
  page.route(
    (url) => paths.includes(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /(<html\b[^>]*?) lang="\w+" dir="ltr"/,
        '$1 lang="ar" dir="rtl"',
      )
      await route.fulfill({ response, body })
    },
  )
