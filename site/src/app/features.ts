import type { SiteFeature } from './feature.ts'

/**
 * Every feature of the site. To add one: write `site/src/features/<feature>/routes.tsx`, which exports a `SiteFeature`,
 * and list it here.
 */
export const siteFeatures: readonly SiteFeature[] = []
