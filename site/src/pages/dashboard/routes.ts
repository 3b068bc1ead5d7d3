import { Sun } from 'lucide-react'
import type { SiteFeature } from '../../lib/feature.ts'

/** The dashboard, which opens on the check-in. */
export const dashboard: SiteFeature = {
  messages: ['checkinNames', 'checkins', 'coach'],
  member: [
    {
      path: '/dashboard',
      title: 'shell.nav.today',
      screen: () => import('./Dashboard.tsx').then((module) => module.Dashboard),
    },
  ],
  nav: [{ to: '/dashboard', label: 'shell.nav.today', icon: Sun, order: 10 }],
}
