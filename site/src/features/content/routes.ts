import type { SiteFeature } from '../../lib/feature.ts'

/** The preview of content that is not published yet, for staff. What members read is on the dashboard. */
export const content: SiteFeature = {
  messages: ['ai', 'checkinNames', 'checkins'],
  steps: [
    {
      path: '/preview/:kind/:id',
      title: 'ai.preview.title',
      screen: () => import('./PreviewScreen.tsx').then((module) => module.PreviewScreen),
    },
  ],
}
